import { readPinnedPlace, type LatLng } from '@courier/api-client/order-rules';
import type { Geolocator } from './geolocator';

const ID = /^point:(-?\d{1,2}\.\d{6}),(-?\d{1,3}\.\d{6})$/;

/** Answers degrees, plus codes and map links with the address of that point. */
export function withCoordinates<G extends Geolocator>(provider: G): G {
  return {
    ...provider,
    search: async (query) => {
      const pinned = readPinnedPlace(query.text, query.near ?? null);
      if (!pinned) return provider.search(query);
      if (pinned.kind === 'text') return provider.search({ ...query, text: pinned.text });
      if (pinned.kind !== 'point') return [];
      const { point } = pinned;
      const address = await provider.reverse(point, query);
      if (!address) return [];
      const id = `point:${point.latitude.toFixed(6)},${point.longitude.toFixed(6)}`;
      return [{ id, formattedAddress: address.formattedAddress, precision: 'address', position: point }];
    },
    details: async (queryId, reader) => {
      const match = ID.exec(queryId);
      const point = match && parseCoordinates(match[1], match[2]);
      return point ? { ...point, precision: 'address' } : provider.details(queryId, reader);
    },
  };
}

function parseCoordinates(latitudeText = '', longitudeText = ''): LatLng | undefined {
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
