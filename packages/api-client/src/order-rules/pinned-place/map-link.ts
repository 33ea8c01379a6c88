import type { LatLng } from '../../wire/fields';
import { positionOnEarth, readDegrees } from './typed-degrees';

const LINK =
  /(?:https?:\/\/|geo:)\S+|(?:www\.|maps\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.apple\.com|maps\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl\/maps)\S*/i;
const MAP_HOST = /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|maps\.apple\.com|maps\.apple|goo\.gl)$/i;
/** Parameters of the place come first: `ll` alone is only the map centre. */
const PLACE_PARAMETERS = ['q', 'query', 'destination', 'daddr', 'coordinate', 'll', 'center', 'sll'];

export type MapLink = { kind: 'point'; point: LatLng } | { kind: 'text'; text: string } | { kind: 'nowhere' };

/** Google or Apple maps link within a text; null without one. */
export function readMapLink(typed: string): MapLink | null {
  const [link] = LINK.exec(typed.trim()) ?? [];
  if (!link) return null;
  if (link.toLowerCase().startsWith('geo:')) return readGeoUri(link);
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isShort = /goo\.gl$/i.test(url.hostname);
  const isMap = isShort || /^\/maps/.test(url.pathname) || /^maps\./i.test(url.hostname);
  if (!MAP_HOST.test(url.hostname) || !isMap) return null;
  const point = markedPoint(url.pathname) ?? namedPoint(url);
  if (point) return { kind: 'point', point };
  const middle = /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(url.pathname);
  const centre = middle && positionOnEarth(Number(middle[1]), Number(middle[2]));
  if (centre) return { kind: 'point', point: centre };
  const text = placeText(url);
  return text === '' ? { kind: 'nowhere' } : { kind: 'text', text };
}

/** `!3d…!4d…`: a place's marker. The last one counts, because directions name their start first. */
function markedPoint(path: string): LatLng | null {
  const last = [...path.matchAll(/!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/g)].at(-1);
  return last ? positionOnEarth(Number(last[1]), Number(last[2])) : null;
}

function namedPoint({ searchParams, pathname }: URL): LatLng | null {
  for (const name of PLACE_PARAMETERS) {
    const point = readDegrees((searchParams.get(name) ?? '').replace(/^loc:/i, ''));
    if (point) return point;
  }
  const [, part = ''] = /\/(?:place|search|dir\/[^/]*)\/([^/@]+)/.exec(pathname) ?? [];
  return readDegrees(decoded(part));
}

function placeText({ searchParams, pathname }: URL): string {
  const named = ['q', 'query', 'destination', 'daddr', 'address']
    .map((name) => searchParams.get(name))
    .find(Boolean);
  const [, part = ''] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  return (named ?? decoded(part)).trim();
}

function decoded(part: string): string {
  const spaced = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A literal percent sign.
    return spaced;
  }
}

function readGeoUri(link: string): MapLink | null {
  const [, latitude, longitude] = /^geo:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/i.exec(link) ?? [];
  const marked = /[?&]q=(-?\d{1,2}\.\d+)(?:,|%2c)(-?\d{1,3}\.\d+)/i.exec(link);
  const point = marked
    ? positionOnEarth(Number(marked[1]), Number(marked[2]))
    : latitude === undefined
      ? null
      : positionOnEarth(Number(latitude), Number(longitude));
  return point ? { kind: 'point', point } : { kind: 'nowhere' };
}
