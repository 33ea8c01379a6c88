import type { LatLng } from '../wire/fields';

const COORDINATES = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** What a typed address asks for. */
export type AddressQuery =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'coordinates'; text: string; point: LatLng };

/** Reads a typed address: nothing, a search, or the address at `latitude,longitude`. */
export function readAddressQuery(typed: string): AddressQuery {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const match = COORDINATES.exec(text);
  if (!match) return { kind: 'text', text };
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) };
  const onEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return onEarth ? { kind: 'coordinates', text, point } : { kind: 'text', text };
}

/** "No. 17, Ln. 240, Da'an Dist., Taipei" -> the line to show bold and the rest. */
export function addressLines(formatted: string): { primary: string; secondary?: string } {
  const parts = formatted.split(/[,，،]\s*/).filter(Boolean);
  if (parts.length < 3) return { primary: formatted };
  const cut = parts.length > 3 ? parts.length - 2 : 1;
  const between = formatted.includes('،') ? '، ' : ', ';
  return { primary: parts.slice(0, cut).join(between), secondary: parts.slice(cut).join(between) };
}
