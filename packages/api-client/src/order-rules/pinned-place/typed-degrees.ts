import { latinDigits } from '@courier/config';
import type { LatLng } from '../../wire/fields';

const DECIMAL =
  /^\(?\s*([NS]?)\s*([+-]?\d{1,2}(?:\.\d{1,20})?)\s*°?\s*([NS]?)\s*[,;\s]\s*([EW]?)\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*°?\s*([EW]?)\s*\)?$/i;
const ANGLE = String.raw`(\d{1,3})\s*[°º]\s*(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''|′′|’’)\s*)?`;
const SIGNED_BEHIND = new RegExp(String.raw`^${ANGLE}([NS])\s*[,;]?\s*${ANGLE}([EW])$`, 'i');
const SIGNED_BEFORE = new RegExp(String.raw`^([NS])\s*${ANGLE}\s*[,;]?\s*([EW])\s*${ANGLE}$`, 'i');

/** A position in decimal degrees or with minutes and seconds; null for any other text. */
export function readDegrees(typed: string): LatLng | null {
  // NFKC turns º into a letter, so only the width of digits and letters is changed.
  const text = latinDigits(typed)
    .replace(/[＋－．，，]/g, (sign) => sign.normalize('NFKC'))
    .trim();
  return readDecimal(text) ?? readSexagesimal(text);
}

function readDecimal(text: string): LatLng | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, northBefore, latitude, northBehind, eastBefore, longitude, eastBehind] = match;
  const hemisphere = [northBefore || northBehind, eastBefore || eastBehind].filter(Boolean);
  // Two whole numbers are more likely a house and a floor.
  if (!text.includes('.') || hemisphere.length === 1) return null;
  return positionOnEarth(
    Number(latitude) * hemisphereSign(hemisphere[0]),
    Number(longitude) * hemisphereSign(hemisphere[1]),
  );
}

function readSexagesimal(text: string): LatLng | null {
  const behind = SIGNED_BEHIND.exec(text);
  if (behind) {
    const [, ...parts] = behind;
    return fromAngles(parts.slice(0, 3), parts[3], parts.slice(4, 7), parts[7]);
  }
  const [, ...parts] = SIGNED_BEFORE.exec(text) ?? [];
  return parts.length === 0 ? null : fromAngles(parts.slice(1, 4), parts[0], parts.slice(5, 8), parts[4]);
}

type Angle = readonly (string | undefined)[];

function fromAngles(north: Angle, northSign = '', east: Angle, eastSign = ''): LatLng | null {
  const [latitude, longitude] = [degrees(north), degrees(east)];
  if (latitude === null || longitude === null) return null;
  return positionOnEarth(latitude * hemisphereSign(northSign), longitude * hemisphereSign(eastSign));
}

function degrees([whole, minutes, seconds]: Angle): number | null {
  const [minute, second] = [Number(minutes), Number(seconds ?? 0)];
  return minute >= 60 || second >= 60 ? null : Number(whole) + minute / 60 + second / 3600;
}

const hemisphereSign = (hemisphere = ''): 1 | -1 => (/[SW]/i.test(hemisphere) ? -1 : 1);

/** Null for an invalid position. */
export function positionOnEarth(latitude: number, longitude: number): LatLng | null {
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPosition ? { latitude, longitude } : null;
}
