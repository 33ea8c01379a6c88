import type { Atlas } from './atlas';
import type { House, Place } from './place';
import { areaPlaceId, landmarkPlaceId, namedPlace, roadPlaceId } from './place-id';

const PREFIX = 'embedded';
const SEPARATOR = '~';

/** Contains the whole place, so no state is kept between suggestion and details. */
export function encodeQueryId(place: Place): string {
  const parts = queryIdParts(place);
  return `${PREFIX}:${parts.join(SEPARATOR)}`;
}

function queryIdParts(place: Place): (string | number)[] {
  if (place.kind === 'area') return [areaPlaceId(place.area)];
  if (place.kind === 'landmark') return [landmarkPlaceId(place.landmark)];
  if (place.kind === 'road')
    return [roadPlaceId(place.road), place.section.section, ...houseParts(place.house)];
  return [
    'x',
    place.town.code,
    Buffer.from(place.street).toString('base64url'),
    place.section,
    ...houseParts(place.house),
  ];
}

/** Undefined for a foreign id. */
export function decodeQueryId(atlas: Atlas, queryId: string): Place | undefined {
  const [prefix, rest = ''] = splitOnce(queryId, ':');
  if (prefix !== PREFIX || queryId.length > 500) return undefined;
  const [kind, first = '', second = '', ...more] = rest.split(SEPARATOR);
  if (kind === 'a' || kind === 'l') {
    const named = namedPlace(atlas, rest);
    return named?.kind === 'area' || named?.kind === 'landmark' ? named : undefined;
  }
  if (kind === 'r') {
    const named = namedPlace(atlas, `r~${first}`);
    const road = named?.kind === 'road' ? named.road : undefined;
    const section = road?.sections.find((candidate) => String(candidate.section) === second);
    const house = parseHouse(more);
    return road && section && house && { kind: 'road', road, section, house };
  }
  const town = kind === 'x' ? atlas.town(first) : undefined;
  const house = parseHouse(more.slice(1));
  const street = Buffer.from(second, 'base64url').toString();
  return town && house && street
    ? { kind: 'typed', town, street, section: Number(more[0]) || 0, house }
    : undefined;
}

const houseParts = ({ lane, alley, number, suffix }: House) => [lane, alley, `${number}${suffix}`];

function parseHouse([lane = '0', alley = '0', numberText = '0']: readonly string[]): House | undefined {
  const match = /^(\d{1,4})(-\d{1,3})?$/.exec(numberText);
  if (!match || !/^\d{1,4}$/.test(lane) || !/^\d{1,4}$/.test(alley)) return undefined;
  return { lane: Number(lane), alley: Number(alley), number: Number(match[1]), suffix: match[2] ?? '' };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
