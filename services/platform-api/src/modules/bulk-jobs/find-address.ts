import type { LatLng } from '@courier/api-client/order-rules';
import { createEmbeddedGeolocator, type Geolocator } from '../geolocator/geolocator';
import { languageOf } from '../geolocator/place';

/** The place of a typed address, the likelier the nearer to the shop; null when nobody knows it. */
export type FindAddress = (text: string, near: LatLng | null) => LatLng | null;

/** The one country the embedded index covers. */
const COVERED = 'TW';

export function createAddressFinder(): (country: string) => FindAddress {
  let loaded: Geolocator | undefined;
  return (country) => (text, near) => {
    if (country !== COVERED) return null;
    loaded ??= createEmbeddedGeolocator();
    const language = languageOf(/\p{Script=Han}/u.test(text) ? 'tw' : 'en');
    return loaded.search({ text, near: near ?? undefined, language })[0]?.position ?? null;
  };
}
