import type { LatLng } from '@courier/api-client/order-rules';

/** Decimals of the degrees: Google writes five, OSRM and Valhalla six on request. */
export type PolylineDecimals = 5 | 6;

const FIRST_CHARACTER = 63;
const CONTINUES = 0x20;
const LOW_BITS = 0x1f;

/** Google's Encoded Polyline Algorithm Format. */
export function encodePolyline(points: readonly LatLng[], decimals: PolylineDecimals): string {
  const scale = 10 ** decimals;
  let [latitude, longitude] = [0, 0];
  let text = '';
  for (const point of points) {
    const [nextLatitude, nextLongitude] = [
      Math.round(point.latitude * scale),
      Math.round(point.longitude * scale),
    ];
    text += encodeStep(nextLatitude - latitude) + encodeStep(nextLongitude - longitude);
    [latitude, longitude] = [nextLatitude, nextLongitude];
  }
  return text;
}

/** @returns null for text in another format, or with positions that do not exist */
export function decodePolyline(text: string, decimals: PolylineDecimals): LatLng[] | null {
  const scale = 10 ** decimals;
  const steps = decodeSteps(text);
  if (!steps || steps.length % 2 !== 0) return null;
  const points: LatLng[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    latitude += steps[index] ?? 0;
    longitude += steps[index + 1] ?? 0;
    if (Math.abs(latitude) > 90 * scale || Math.abs(longitude) > 180 * scale) return null;
    points.push({ latitude: latitude / scale, longitude: longitude / scale });
  }
  return points;
}

function encodeStep(step: number): string {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  for (; rest >= CONTINUES; rest >>>= 5)
    text += String.fromCharCode((CONTINUES | (rest & LOW_BITS)) + FIRST_CHARACTER);
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

function decodeSteps(text: string): number[] | null {
  const steps: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - FIRST_CHARACTER;
    if (bits < 0 || bits > 63 || shift > 30) return null;
    value |= (bits & LOW_BITS) << shift;
    if (bits >= CONTINUES) {
      shift += 5;
      continue;
    }
    steps.push(value & 1 ? ~(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? steps : null;
}
