import { readPinnedPlace, type PinnedPlace } from '../order-rules/pinned-place/pinned-place';
import type { LatLng } from '../wire/fields';

export type AddressQuery =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'coordinates'; text: string; point: LatLng }
  /** Resembles a place but cannot be resolved. */
  | { kind: 'nowhere'; text: string; reason: 'link-without-place' | 'code-without-city' };

/** @param near reference point of a short plus code */
export function readAddressQuery(typed: string, near: LatLng | null = null): AddressQuery {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const pinned = readWholeDegrees(text) ?? readPinnedPlace(text, near);
  if (!pinned) return { kind: 'text', text };
  if (pinned.kind === 'point') return { kind: 'coordinates', text, point: pinned.point };
  if (pinned.kind === 'text') return { kind: 'text', text: pinned.text };
  return { kind: 'nowhere', text, reason: pinned.kind };
}

const WHOLE_DEGREES = /^(-?\d{1,3})\s*,\s*(-?\d{1,3})$/;

/** Accepted only in the form, which shows their address at once. */
function readWholeDegrees(text: string): PinnedPlace | null {
  const [, latitude, longitude] = WHOLE_DEGREES.exec(text) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? { kind: 'point', point } : null;
}

/** "No. 17, Ln. 240, Da'an Dist., Taipei" -> the bold line and the rest. */
export function addressLines(formatted: string): { primary: string; secondary?: string } {
  const parts = formatted.split(/[,，،]\s*/).filter(Boolean);
  if (parts.length < 3) return { primary: formatted };
  const cut = parts.length > 3 ? parts.length - 2 : 1;
  const between = formatted.includes('،') ? '، ' : ', ';
  return { primary: parts.slice(0, cut).join(between), secondary: parts.slice(cut).join(between) };
}
