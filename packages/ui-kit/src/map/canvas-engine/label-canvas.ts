import { Bounds, DomUtil, Layer, Point, type Map as LeafletMap } from 'leaflet';
import type { CanvasStyle } from './compile-layers';
import { drawLabels } from './draw-labels';
import type { MapShapes } from './map-shapes';
import { worldPx } from './mercator';
import type { ScreenBox } from './place-labels';
import { LEAFLET_ZOOM_OFFSET } from './tile-grid';

/** Margin for names beyond the frame as a share of it, for short drags. */
const PADDING = 0.2;

interface LabelCanvasOptions {
  shapes: MapShapes;
  style(): CanvasStyle;
  tag(): string;
  sign(): CanvasImageSource | null;
  routes(): readonly Float64Array[];
  /** Whether tiles in view are still to be drawn. */
  isWaiting(): boolean;
}

/**
 * Map names on one canvas above the tiles, redrawn when the map stops moving and its tiles are drawn: a slow device
 * would otherwise show names of streets without the streets.
 */
export class LabelCanvas extends Layer {
  private readonly canvas = document.createElement('canvas');
  private frame = 0;

  constructor(private readonly content: LabelCanvasOptions) {
    super({ pane: 'names' });
    this.canvas.className = 'leaflet-layer leaflet-zoom-hide';
  }

  override onAdd(map: LeafletMap): this {
    this.getPane()?.append(this.canvas);
    this.draw(map);
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.frame);
    this.canvas.remove();
    return this;
  }

  override getEvents() {
    return {
      moveend: () => this.refresh(),
      resize: () => this.refresh(),
      // Names of another zoom are in other places.
      zoomend: () => void (this.canvas.width = 0),
    };
  }

  refresh(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (!this.content.isWaiting()) this.draw(this._map);
    });
  }

  private draw(map: LeafletMap | null): void {
    const pen = this.canvas.getContext('2d');
    if (!map || !pen) return;
    const size = map.getSize();
    const margin = size.multiplyBy(PADDING).round();
    const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1));
    const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y];
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = width * ratio;
    this.canvas.height = height * ratio;
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    DomUtil.setPosition(this.canvas, corner);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);

    const zoom = map.getZoom() - LEAFLET_ZOOM_OFFSET;
    const scale = worldPx(zoom);
    const origin = map.getPixelOrigin().add(corner);
    const project = (path: Float64Array): Point[] => {
      const points: Point[] = [];
      for (let index = 0; index + 1 < path.length; index += 2)
        points.push(
          new Point(
            (path[index] as number) * scale - origin.x,
            (path[index + 1] as number) * scale - origin.y,
          ),
        );
      return points;
    };
    drawLabels(
      {
        pen,
        zoom,
        project,
        bounds: new Bounds([0, 0], [width, height]),
        box: {
          minX: origin.x / scale,
          minY: origin.y / scale,
          maxX: (origin.x + width) / scale,
          maxY: (origin.y + height) / scale,
        },
        fontFamily: getComputedStyle(map.getContainer()).fontFamily,
        tag: this.content.tag(),
        sign: this.content.sign(),
        keepFree: this.content.routes().flatMap((path) => boxesOfRoute(project(path))),
      },
      this.content.style(),
      this.content.shapes.find,
    );
  }
}

/** Pixels between the squares that keep names off a route. */
const STEP_PX = 12;

function boxesOfRoute(points: readonly Point[]): ScreenBox[] {
  const boxes: ScreenBox[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point];
    const steps = Math.max(1, Math.ceil(from.distanceTo(to) / STEP_PX));
    // Limits the squares for a segment far outside the picture.
    for (let step = 0; step <= Math.min(steps, 400); step += 1) {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      boxes.push({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 });
    }
  }
  return boxes;
}
