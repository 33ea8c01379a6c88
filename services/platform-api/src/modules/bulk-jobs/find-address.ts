import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../db/database';
import { createEmbeddedGeolocator } from '../geolocator/embedded';

/** The place of a typed address, the likelier the nearer to the shop; null when nobody knows it. */
export type FindAddress = (text: string, near: LatLng | null) => Promise<LatLng | null>;

/** The embedded geolocator, whichever the address field uses: no provider takes thousands of rows at once. */
export function createAddressFinder(db: Db, country: string): FindAddress {
  const geolocator = createEmbeddedGeolocator(db);
  return async (text, near) => {
    const language = /\p{Script=Han}/u.test(text) ? 'tw' : 'en';
    const found = await geolocator.search({ text, country, near: near ?? undefined, language });
    return found[0]?.position ?? null;
  };
}
