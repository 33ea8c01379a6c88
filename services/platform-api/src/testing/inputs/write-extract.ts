import type { LatLng } from '@courier/api-client/order-rules';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** South-west corner of an invented small town at the sea of Kuwait. */
export const TOWN: LatLng = { latitude: 29.35, longitude: 48.08 };

type Tags = Readonly<Record<string, string>>;

const tagsXml = (tags: Tags) =>
  Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('');
const way = (id: number, nodes: readonly number[], tags: Tags) =>
  `<way id="${id}" version="1">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagsXml(tags)}</way>`;

const PORT_ROAD: Tags = {
  highway: 'primary',
  name: 'شارع الميناء القديم',
  'name:en': 'Old Harbour Road',
  'name:ur': 'پرانی بندرگاہ روڈ',
};

/** Id, thousandths of a degree north and east of the corner, tags. */
const NODES: readonly (readonly [id: number, north: number, east: number, tags?: Tags])[] = [
  [1, 0, 0],
  [2, 0, 6],
  [3, 0, 12],
  [4, 6, 6],
  [5, -6, 6],
  [6, 2, 2],
  [7, 2, 4],
  [8, 4, 4],
  [9, 4, 2],
  [10, 0.4, 3, { 'addr:housenumber': '14', 'addr:street': 'شارع الميناء القديم', 'addr:postcode': '22031' }],
  [11, 3, 8, { amenity: 'cafe', name: 'مقهى اللؤلؤة', 'name:en': 'Pearl Coffee House' }],
  [12, 1, 5, { place: 'town', name: 'بلدة الرمل', 'name:en': 'Sandville', 'name:ur': 'ریت نگر' }],
  [13, 2, 9, { place: 'suburb', name: 'حي النخيل', 'name:en': 'Palm Quarter' }],
  [14, 8, 0],
  [15, 8, 12],
];
const WAYS = [
  way(101, [1, 2], PORT_ROAD),
  way(102, [2, 3], PORT_ROAD),
  way(103, [4, 2, 5], { highway: 'residential', name: 'سكة الصيادين', 'name:en': 'Fishermen Lane' }),
  way(104, [6, 7, 8, 9, 6], { leisure: 'park', name: 'حديقة الواحة', 'name:en': 'Oasis Garden' }),
  way(105, [14, 15], { natural: 'coastline' }),
];

/** Writes an OpenStreetMap extract with a few streets, houses and places; returns its path. */
export function writeExtract(folder: string): string {
  const nodes = NODES.map(([id, north, east, tags = {}]) => {
    const [lat, lon] = [TOWN.latitude + north / 1000, TOWN.longitude + east / 1000];
    return `<node id="${id}" version="1" lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${tagsXml(tags)}</node>`;
  });
  const [plain, packed] = [join(folder, 'town.osm'), join(folder, 'town.osm.pbf')];
  const all = [...nodes, ...WAYS].join('');
  writeFileSync(plain, `<?xml version="1.0"?><osm version="0.6" generator="test">${all}</osm>`);
  execFileSync('/usr/bin/osmium', ['cat', plain, '-o', packed, '--overwrite']);
  return packed;
}
