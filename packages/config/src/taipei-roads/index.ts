import roads from './roads.json';

export type RoadKind = 'freeway' | 'main' | 'minor' | 'path';

/** Positions are [longitude, latitude] in degrees. */
export interface TaipeiRoad {
  readonly zh: string;
  readonly en: string;
  readonly kind: RoadKind;
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

const UNITS_PER_DEGREE = 100_000;

/**
 * The roads of Taipei for map, addresses and riders. Drawn by hand, one road per text: name in Chinese | name in
 * English | kind | points "x y" in hundred thousandths of a degree east of 121 and north of 25. After a change run the
 * script of the map's base data, which uses the same file.
 */
export function taipeiRoads(): TaipeiRoad[] {
  return roads.map((text) => {
    const [zh = '', en = '', kind = '', points = ''] = text.split('|');
    const line = points.split(',').map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return [121 + x / UNITS_PER_DEGREE, 25 + y / UNITS_PER_DEGREE] as const;
    });
    return { zh, en, kind: kind as RoadKind, line };
  });
}
