import { crc32 } from './crc32';
import { deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of palette colours; drawing outside of it has no effect. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #palette: readonly Colour[];
  readonly #pixels: Uint8Array;

  /** @param palette up to 256 colours; the first fills the picture */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.width = width;
    this.height = height;
    this.#palette = palette;
    this.#pixels = new Uint8Array(width * height);
  }

  /** Fills a rectangle with a colour of the palette. */
  fill(x: number, y: number, width: number, height: number, colour: number): void {
    const fromX = Math.max(0, Math.round(x));
    const toX = Math.min(this.width, Math.round(x + width));
    for (let row = Math.max(0, Math.round(y)); row < Math.min(this.height, Math.round(y + height)); row += 1)
      if (toX > fromX) this.#pixels.fill(colour, row * this.width + fromX, row * this.width + toX);
  }

  /** The bytes of a PNG file. */
  toPng(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits per pixel, each an index into the palette.
    header.set([8, 3, 0, 0, 0], 8);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y += 1)
      rows.set(this.#pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(this.#palette.flat())),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
