import type { LatLng } from '@courier/api-client/order-rules';
import type { Geolocator } from './geolocator';

const TYPED = /^\s*\(?\s*(-?\d{1,2}(?:\.\d{1,12})?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)°?\s*\)?\s*$/;
const ID = /^point:(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/;

/** Latitude and longitude typed as such; undefined for anything else. */
export function typedPoint(text: string): LatLng | undefined {
  const match = TYPED.exec(text.normalize('NFKC'));
  // Two whole numbers are more likely a house and a floor.
  return match && text.includes('.') ? pointOf(match[1], match[2]) : undefined;
}

/** Answers typed coordinates with the address found there; every other search is the provider's. */
export function withCoordinates<G extends Geolocator>(provider: G): G {
  return {
    ...provider,
    search: async (query) => {
      const point = typedPoint(query.text);
      if (!point) return provider.search(query);
      const address = await provider.reverse(point, query);
      if (!address) return [];
      const id = `point:${point.latitude.toFixed(6)},${point.longitude.toFixed(6)}`;
      return [{ id, formattedAddress: address.formattedAddress, precision: 'address' }];
    },
    details: async (queryId, reader) => {
      const match = ID.exec(queryId);
      const point = match && pointOf(match[1], match[2]);
      return point ? { ...point, precision: 'address' } : provider.details(queryId, reader);
    },
  };
}

function pointOf(latitudeText = '', longitudeText = ''): LatLng | undefined {
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
