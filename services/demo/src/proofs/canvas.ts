import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number];

/** PNG colour type without transparency. */
const WITHOUT_ALPHA = 2;
const OPAQUE = 255;

/** A palette image; drawing outside its bounds has no effect. */
export class Canvas {
  readonly #picture: PNG;
  readonly #palette: readonly Colour[];

  /** @param palette the first colour fills the image */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.#picture = new PNG({ width, height, colorType: WITHOUT_ALPHA });
    this.#palette = palette;
    this.fill(0, 0, width, height, 0);
  }

  fill(x: number, y: number, width: number, height: number, colour: number): void {
    const picture = this.#picture;
    const pixel = Buffer.from([...(this.#palette[colour] ?? []), OPAQUE]);
    const fromX = Math.max(0, Math.round(x));
    const toX = Math.min(picture.width, Math.round(x + width));
    if (toX <= fromX) return;
    for (
      let row = Math.max(0, Math.round(y));
      row < Math.min(picture.height, Math.round(y + height));
      row += 1
    )
      picture.data.fill(
        pixel,
        (row * picture.width + fromX) * pixel.length,
        (row * picture.width + toX) * pixel.length,
      );
  }

  toPng(): Buffer {
    return PNG.sync.write(this.#picture);
  }
}
