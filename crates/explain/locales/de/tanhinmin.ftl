# tanhinmin
