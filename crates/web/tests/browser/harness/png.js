// Makes the file of a picture smaller without changing the picture.

import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel in red, green and blue; in the kinds of PNG that Chromium writes. */
const CHANNELS = { 2: 3, 6: 4 };

/** The picture in the same pixels, in fewer bytes: rows as they are pack better than rows of differences, here. */
export function pack(png) {
  const { width, height, pixels } = unpack(png);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = width * 3;
  const rows = Array.from({ length: height }, (_, y) => [Buffer.from([0]), pixels.subarray(y * row, (y + 1) * row)]);
  const data = deflateSync(Buffer.concat(rows.flat()), { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** The pixels of a picture, three bytes each. */
function unpack(png) {
  let at = SIGNATURE.length;
  const data = [];
  let header;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") header = content;
    if (type === "IDAT") data.push(content);
    at += 12 + length;
  }
  const [width, height, depth, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]];
  const channels = CHANNELS[kind];
  if (depth !== 8 || !channels || header[12] !== 0) throw new Error(`a PNG of another kind: ${[...header]}`);
  const raw = inflateSync(Buffer.concat(data));
  const row = width * channels;
  const whole = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const left = x < channels ? 0 : whole[y * row + x - channels];
      const up = y === 0 ? 0 : whole[(y - 1) * row + x];
      const corner = x < channels || y === 0 ? 0 : whole[(y - 1) * row + x - channels];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      whole[y * row + x] = raw[y * (row + 1) + 1 + x] + guess;
    }
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    whole.copy(pixels, pixel * 3, pixel * channels, pixel * channels + 3);
  }
  return { width, height, pixels };
}

/** The guess of the PNG specification for the last kind of filter. */
function paeth(left, up, corner) {
  const sum = left + up - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
