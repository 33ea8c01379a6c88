import { Point, type Bounds } from 'leaflet';
import { clipBounds, clipLine, clipRing } from './clip-path';
import type { CanvasStyle, FillLayer, LineLayer } from './compile-layers';
import { boxesMeet, type MapShape, type WorldBox } from './map-shape';
import { TILE_PX, worldPx } from './mercator';

export interface TileAddress {
  x: number;
  y: number;
  zoom: number;
}

/** Shapes of a source that may be visible in a part of the world at a zoom. */
export type FindShapes = (
  source: string,
  sourceLayer: string,
  box: WorldBox,
  zoom: number,
) => readonly MapShape[];

/** Margin around a tile as a share of it, so that wide lines of its neighbours reach into it. */
const NEIGHBOUR = 0.1;

function tileBox({ x, y, zoom }: TileAddress): WorldBox {
  const count = 2 ** zoom;
  return {
    minX: (x - NEIGHBOUR) / count,
    minY: (y - NEIGHBOUR) / count,
    maxX: (x + 1 + NEIGHBOUR) / count,
    maxY: (y + 1 + NEIGHBOUR) / count,
  };
}

interface TilePen {
  pen: CanvasRenderingContext2D;
  zoom: number;
  bounds: Bounds;
  /** Pixels of a path from the tile's upper left corner. */
  project(path: Float64Array): Point[];
}

/** Draws one tile without names. */
export function drawTile(
  pen: CanvasRenderingContext2D,
  tile: TileAddress,
  style: CanvasStyle,
  findShapes: FindShapes,
): void {
  const { zoom } = tile;
  const box = tileBox(tile);
  const tilePen: TilePen = {
    pen,
    zoom,
    bounds: clipBounds(TILE_PX, TILE_PX),
    project: (path) => projectPath(path, worldPx(zoom), tile.x * TILE_PX, tile.y * TILE_PX),
  };
  pen.globalAlpha = 1;
  pen.fillStyle = style.background(zoom);
  pen.fillRect(0, 0, TILE_PX, TILE_PX);
  for (const layer of style.layers) {
    if (layer.type === 'symbol' || !layer.isShownAt(zoom)) continue;
    const shapes = findShapes(layer.source, layer.sourceLayer, box, zoom).filter(
      (shape) => shape.kind !== 'Point' && boxesMeet(shape.box, box) && layer.accepts(zoom, shape),
    );
    if (layer.type === 'fill') fillShapes(tilePen, layer, shapes);
    else strokeShapes(tilePen, layer, shapes);
  }
  pen.globalAlpha = 1;
}

function projectPath(path: Float64Array, scale: number, left: number, top: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < path.length; index += 2)
    points.push(new Point((path[index] as number) * scale - left, (path[index + 1] as number) * scale - top));
  return points;
}

function trace(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  points.forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

function fillShapes(
  { pen, zoom, bounds, project }: TilePen,
  layer: FillLayer,
  shapes: readonly MapShape[],
): void {
  for (const shape of shapes) {
    const opacity = layer.opacity(zoom, shape);
    if (shape.kind !== 'Polygon' || opacity === 0) continue;
    pen.globalAlpha = opacity;
    pen.fillStyle = layer.colour(zoom, shape);
    pen.beginPath();
    for (const path of shape.paths) {
      trace(pen, clipRing(project(path), bounds));
      pen.closePath();
    }
    pen.fill('evenodd');
  }
}

function strokeShapes(
  { pen, zoom, bounds, project }: TilePen,
  layer: LineLayer,
  shapes: readonly MapShape[],
): void {
  pen.lineCap = layer.dashes.length > 0 ? 'butt' : 'round';
  pen.lineJoin = 'round';
  for (const shape of shapes) {
    const width = layer.width(zoom, shape);
    const opacity = layer.opacity(zoom, shape);
    if (width <= 0 || opacity === 0) continue;
    pen.globalAlpha = opacity;
    pen.lineWidth = width;
    pen.setLineDash(layer.dashes.map((length) => length * width));
    pen.strokeStyle = layer.colour(zoom, shape);
    pen.beginPath();
    for (const path of shape.paths) for (const part of clipLine(project(path), bounds)) trace(pen, part);
    pen.stroke();
  }
  pen.setLineDash([]);
}
