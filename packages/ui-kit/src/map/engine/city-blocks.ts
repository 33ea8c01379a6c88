import type { Position } from 'geojson';
import { ringArea } from '@courier/config/geometry';
import { clipHalf, clipInto, cutAcross, type CellPlane, type Ring } from './cell-plane';

/** Generated blocks between the main roads, in [longitude, latitude]; the same on every visit. */
export interface CityBlocks {
  lanes: Position[][];
  alleys: Position[][];
  /** Whole blocks, for low zooms. */
  blocks: Position[][];
  /** The same blocks as single houses. */
  houses: Position[][];
}

const BLOCK_SIDE = 225;
const ROAD_MARGIN = 21;
const LANE_MARGIN = 12;
const GAP = 7;
const SMALLEST_BLOCK = 160;
const SMALLEST_HOUSE = 40;

/** Seeded random generator (mulberry32): values in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function ringBounds(ring: Ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

const rectangle = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Fills one cell between the roads with lanes and buildings. */
export function fillCityCell(cell: Ring, plane: CellPlane, seed: number): CityBlocks {
  const random = randomFrom(seed);
  const found: CityBlocks = { lanes: [], alleys: [], blocks: [], houses: [] };
  const out = (ring: Ring) => ring.map((point) => plane.toDegrees(point));

  const margin = (onRoad: boolean) => (onRoad ? ROAD_MARGIN : LANE_MARGIN);

  function housesIn(part: Ring, x: number, y: number, width: number, height: number): void {
    const columns = Math.max(1, Math.round(width / 17));
    const rows = height > 44 ? 2 : 1;
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const [w, h] = [width / columns, height / rows];
        const inset = random() * 3;
        const house = clipInto(
          rectangle(x + column * w + 0.7, y + row * h + 0.7 + inset / 2, w - 1.4, h - 1.4 - inset),
          part,
          cell,
          margin,
        );
        if (ringArea(house) > SMALLEST_HOUSE) found.houses.push(out(house));
      }
    }
  }

  function addBuildingRow(
    part: Ring,
    x: number,
    y: number,
    width: number,
    height: number,
    anchorTop: boolean,
  ): void {
    let at = x;
    while (at < x + width - 16) {
      const left = x + width - at;
      const wide = left < 64 ? left : Math.min(left, 30 + random() * random() * 90);
      const tall = height * (0.6 + random() * 0.4);
      const low = anchorTop ? y + height - tall : y;
      const block = random() > 0.13 ? clipInto(rectangle(at, low, wide, tall), part, cell, margin) : [];
      if (ringArea(block) > SMALLEST_BLOCK) {
        found.blocks.push(out(block));
        housesIn(part, at, low, wide, tall);
      }
      at += wide + GAP;
    }
  }

  function fill(part: Ring): void {
    const { west, east, south, north } = ringBounds(part);
    const [x, y] = [west + LANE_MARGIN, south + LANE_MARGIN];
    const [width, height] = [east - west - 2 * LANE_MARGIN, north - south - 2 * LANE_MARGIN];
    if (width < 24 || height < 18) return;
    if (height < 70) return addBuildingRow(part, x, y, width, height, false);
    const half = (height - 2 * GAP) / 2;
    addBuildingRow(part, x, y, width, half, true);
    addBuildingRow(part, x, y + half + 2 * GAP, width, half, false);
    for (const alley of cutAcross(part, 'y', (south + north) / 2)) found.alleys.push(out(alley));
  }

  function split(part: Ring): void {
    if (part.length < 3) return;
    const { west, east, south, north } = ringBounds(part);
    const [width, height] = [east - west, north - south];
    if (Math.max(width, height) < BLOCK_SIDE) return fill(part);
    const axis = width >= height ? 'x' : 'y';
    const share = 0.42 + random() * 0.16;
    const at = axis === 'x' ? west + width * share : south + height * share;
    for (const lane of cutAcross(part, axis, at)) found.lanes.push(out(lane));
    split(clipHalf(part, axis, at, 'below'));
    split(clipHalf(part, axis, at, 'above'));
  }

  split(cell);
  return found;
}
