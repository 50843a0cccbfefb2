# `serve` が開くページ
