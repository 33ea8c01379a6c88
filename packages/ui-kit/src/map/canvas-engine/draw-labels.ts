import type { Bounds, Point } from 'leaflet';
import { countryNameIn } from '../engine/country-names';
import { clipLine } from './clip-path';
import type { CanvasStyle, LabelLayer } from './compile-layers';
import type { FindShapes } from './draw-tile';
import { boxesMeet, type MapShape, type WorldBox } from './map-shape';
import {
  boxesAlong,
  createLabelRoom,
  placeAlongLine,
  wrapText,
  type LabelRoom,
  type ScreenBox,
} from './place-labels';

export interface LabelScene {
  pen: CanvasRenderingContext2D;
  zoom: number;
  box: WorldBox;
  bounds: Bounds;
  project(path: Float64Array): Point[];
  fontFamily: string;
  /** Page language, for names of countries. */
  tag: string;
  sign: CanvasImageSource | null;
  /** Areas that names avoid: the routes. */
  keepFree: readonly ScreenBox[];
}

const LINE_HEIGHT = 1.2;
const SIGN_PX = 12;
const COUNTRY_ICON = 'country|';

/** Draws names by importance, where there is room. */
export function drawLabels(scene: LabelScene, style: CanvasStyle, findShapes: FindShapes): void {
  const room = createLabelRoom();
  room.occupy(scene.keepFree);
  const labels = style.layers.filter(
    (layer) => layer.type === 'symbol' && layer.isShownAt(scene.zoom),
  ) as LabelLayer[];
  for (const layer of labels.reverse()) {
    if (layer.source === 'route' || layer.source === 'travelled') continue;
    const written = new Set<string>();
    for (const shape of findShapes(layer.source, layer.sourceLayer, scene.box, scene.zoom)) {
      if (!boxesMeet(shape.box, scene.box) || !layer.accepts(scene.zoom, shape)) continue;
      drawLabel(scene, layer, shape, room, written);
    }
  }
  scene.pen.globalAlpha = 1;
}

/** The style has images for country names in joined scripts; a canvas draws them as text. */
function labelText(layer: LabelLayer, shape: MapShape, { zoom, tag }: LabelScene): string {
  const icon = layer.icon(zoom, shape);
  if (icon.startsWith(COUNTRY_ICON)) return countryNameIn(tag, icon.split('|').at(-1) ?? '');
  return layer.text(zoom, shape);
}

function drawLabel(
  scene: LabelScene,
  layer: LabelLayer,
  shape: MapShape,
  room: LabelRoom,
  written: Set<string>,
): void {
  const text = labelText(layer, shape, scene);
  prepareText(scene, layer, shape);
  if (layer.alongLine) return void drawAlong(scene, layer, shape, text, room, written);
  const [point] = scene.project(shape.paths[0] ?? new Float64Array());
  if (!point || !scene.bounds.contains(point)) return;
  if (layer.signOverlaps && scene.sign) drawSign(scene, layer, point);
  if (text !== '') drawAtPoint(scene, layer, point, text, room);
}

function prepareText({ pen, zoom, fontFamily }: LabelScene, layer: LabelLayer, shape: MapShape): void {
  const size = layer.size(zoom, shape);
  pen.font = `${layer.weight} ${size}px ${fontFamily}`;
  if ('letterSpacing' in pen) pen.letterSpacing = `${layer.letterSpacing * size}px`;
  pen.globalAlpha = layer.opacity(zoom, shape);
  pen.fillStyle = layer.colour(zoom, shape);
  pen.strokeStyle = layer.halo(zoom, shape);
  pen.lineWidth = layer.haloWidth * 2;
  pen.lineJoin = 'round';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  if (pen.lineWidth > 0) pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
}

function drawSign({ pen, zoom, sign }: LabelScene, layer: LabelLayer, { x, y }: Point): void {
  if (!sign) return;
  const side = SIGN_PX * layer.iconScale(zoom);
  const alpha = pen.globalAlpha;
  pen.globalAlpha = 1;
  pen.drawImage(sign, x - side / 2, y - side / 2, side, side);
  pen.globalAlpha = alpha;
}

function drawAtPoint(
  { pen, zoom }: LabelScene,
  layer: LabelLayer,
  point: Point,
  text: string,
  room: LabelRoom,
): void {
  const size = layer.size(zoom);
  const lines = wrapText(text, layer.maxWidth * size, (part) => pen.measureText(part).width);
  const width = Math.max(...lines.map((part) => pen.measureText(part).width));
  const height = lines.length * size * LINE_HEIGHT;
  const [offsetX, offsetY] = layer.offset;
  const x = point.x + offsetX * size + (layer.anchorsTopLeft ? width / 2 : 0);
  const y = point.y + offsetY * size + (layer.anchorsTopLeft ? height / 2 : 0);
  const box = {
    left: x - width / 2 - 2,
    right: x + width / 2 + 2,
    top: y - height / 2 - 2,
    bottom: y + height / 2 + 2,
  };
  if (pen.globalAlpha === 0 || !room.isFree([box])) return;
  room.occupy([box]);
  lines.forEach((part, index) =>
    write(pen, part, x, y + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT),
  );
}

function drawAlong(
  scene: LabelScene,
  layer: LabelLayer,
  shape: MapShape,
  text: string,
  room: LabelRoom,
  written: Set<string>,
): void {
  const { pen, zoom } = scene;
  if (text === '' || written.has(text)) return;
  const width = pen.measureText(text).width;
  for (const path of shape.paths) {
    for (const part of clipLine(scene.project(path), scene.bounds)) {
      const place = placeAlongLine(part, width);
      const boxes = place ? boxesAlong(place, width, layer.size(zoom)) : [];
      if (!place || !room.isFree(boxes)) continue;
      room.occupy(boxes);
      written.add(text);
      pen.save();
      pen.translate(place.x, place.y);
      pen.rotate(place.angle);
      write(pen, text, 0, 0);
      pen.restore();
      return;
    }
  }
}
