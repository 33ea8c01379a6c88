import { Browser, GridLayer, type Coords, type DoneCallback } from 'leaflet';
import type { CanvasStyle } from './compile-layers';
import { drawTile, type TileAddress } from './draw-tile';
import type { MapShapes } from './map-shapes';
import { TILE_PX } from './mercator';

/** Leaflet counts tiles of 256 px: its zoom is one above the style's. */
export const LEAFLET_ZOOM_OFFSET = 1;

/** Limited, because a ratio of 3 or more multiplies the work. */
const pixelRatio = () => Math.min(2, Browser.retina ? 2 : 1);

interface TileGridOptions {
  shapes: MapShapes;
  style(): CanvasStyle;
  /** Called on new content of an operator's tile, which may have brought names. */
  onDrawn(): void;
}

/** Draws tiles in separate tasks, so that none blocks the page. */
export class TileGrid extends GridLayer {
  private readonly queue: (() => void)[] = [];
  private readonly drawings = new Map<HTMLElement, () => void>();
  private isRunning = false;

  constructor(private readonly content: TileGridOptions) {
    super({ tileSize: TILE_PX, keepBuffer: 1, updateWhenZooming: false });
    this.on('tileunload', ({ tile }) => void this.drawings.delete(tile));
  }

  repaint(): void {
    for (const draw of this.drawings.values()) this.enqueue(draw);
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = pixelRatio();
    canvas.width = TILE_PX * ratio;
    canvas.height = TILE_PX * ratio;
    const zoom = coords.z - LEAFLET_ZOOM_OFFSET;
    const count = 2 ** zoom;
    const address: TileAddress = { x: ((coords.x % count) + count) % count, y: coords.y, zoom };
    const draw = () => {
      const pen = canvas.getContext('2d');
      if (!pen || !this.drawings.has(canvas)) return;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawTile(pen, address, this.content.style(), this.content.shapes.find);
    };
    this.drawings.set(canvas, draw);
    this.enqueue(() => {
      draw();
      done(undefined, canvas);
    });
    void this.content.shapes.tiles?.load(address).then(() =>
      this.enqueue(() => {
        draw();
        this.content.onDrawn();
      }),
    );
    return canvas;
  }

  private enqueue(task: () => void): void {
    this.queue.push(task);
    if (!this.isRunning) this.runNext();
  }

  private runNext(): void {
    const task = this.queue.shift();
    this.isRunning = task !== undefined;
    if (!task) return;
    setTimeout(() => {
      try {
        task();
      } finally {
        this.runNext();
      }
    });
  }
}
