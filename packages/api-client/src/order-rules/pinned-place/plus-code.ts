import type { LatLng } from '../../wire/fields';

/** Open Location Code: https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md */
const ALPHABET = '23456789CFGHJMPQRVWX';
const CODE = /^([23456789CFGHJMPQRVWX]{2,8})\+([23456789CFGHJMPQRVWX]{2,7})?(?:[\s,，、]+(.*))?$/iu;
const BASE = 20;
const PAIRS = 5;
const [GRID_ROWS, GRID_COLUMNS] = [5, 4];
const LONGEST_PREFIX = 8;

export interface PlusCode {
  /** Four to eight digits before the plus; a full code has eight. */
  prefix: string;
  suffix: string;
  /** Text after the code: `Taipei, Taiwan`. */
  locality: string;
}

/** Optionally followed by its city; null for any other text. */
export function readPlusCode(text: string): PlusCode | null {
  const [, prefix = '', suffix = '', locality = ''] = CODE.exec(text.trim().normalize('NFKC')) ?? [];
  if (prefix.length % 2 === 1 || prefix === '') return null;
  if (prefix.length < LONGEST_PREFIX && suffix === '') return null;
  return { prefix: prefix.toUpperCase(), suffix: suffix.toUpperCase(), locality: locality.trim() };
}

/** The centre of a code's area. A short code means the nearest matching area; null without a reference point. */
export function locatePlusCode({ prefix, suffix }: PlusCode, near: LatLng | null): LatLng | null {
  if (prefix.length === LONGEST_PREFIX) return middle(prefix + suffix);
  if (!near) return null;
  const missing = LONGEST_PREFIX - prefix.length;
  const size = BASE ** (2 - missing / 2);
  const found = middle(prefixAround(near).slice(0, missing) + prefix + suffix);
  return (
    found && {
      latitude: nearest(found.latitude, near.latitude, size, 90),
      longitude: nearest(found.longitude, near.longitude, size, 180),
    }
  );
}

/** Shifts an area by its own size if its neighbour is nearer. */
function nearest(found: number, near: number, size: number, most: number): number {
  if (found - near > size / 2 && found - size >= -most) return found - size;
  if (near - found > size / 2 && found + size <= most) return found + size;
  return found;
}

function prefixAround({ latitude, longitude }: LatLng): string {
  let [north, east] = [Math.min(latitude + 90, 179.999999), (longitude + 540) % 360];
  let digits = '';
  for (let pair = 0, size = BASE; pair < LONGEST_PREFIX / 2; pair += 1, size /= BASE) {
    const [row, column] = [Math.floor(north / size), Math.floor(east / size)];
    digits += `${ALPHABET.charAt(row)}${ALPHABET.charAt(column)}`;
    [north, east] = [north - row * size, east - column * size];
  }
  return digits;
}

function middle(digits: string): LatLng | null {
  let [south, west, height, width] = [-90, -180, BASE * BASE, BASE * BASE];
  for (let at = 0; at < digits.length; at += at < PAIRS * 2 ? 2 : 1) {
    const [first, second] = [ALPHABET.indexOf(digits.charAt(at)), ALPHABET.indexOf(digits.charAt(at + 1))];
    if (at < PAIRS * 2) {
      if (second < 0) return null;
      [height, width] = [height / BASE, width / BASE];
      [south, west] = [south + first * height, west + second * width];
      continue;
    }
    [height, width] = [height / GRID_ROWS, width / GRID_COLUMNS];
    south += Math.floor(first / GRID_COLUMNS) * height;
    west += (first % GRID_COLUMNS) * width;
  }
  const [latitude, longitude] = [south + height / 2, west + width / 2];
  return latitude <= 90 && longitude <= 180 ? { latitude, longitude } : null;
}
