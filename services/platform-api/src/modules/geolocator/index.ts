import { contract } from '@courier/api-client/contract';
import type { LatLng } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { Refusal } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { createEmbeddedGeolocator, type Geolocator } from './geolocator';
import { languageOf } from './place';

/** The one country the embedded index covers. */
const COVERED = 'TW';

export function registerGeolocator(app: FastifyInstance, deps: Deps): void {
  let loaded: Geolocator | undefined;
  const geolocator = () => (loaded ??= createEmbeddedGeolocator());
  // Reading the atlas takes some tenths of a second: not at the first search, and not at all where nobody searches.
  app.addHook('onListen', async () => void geolocator());

  mount(app, deps, contract.geolocator.autocomplete, ({ query }) => {
    if (query.country.toUpperCase() !== COVERED) return { data: { data: [] } };
    const near = pointOf(query.lat, query.lng);
    const found = geolocator().search({ text: query.query, near, language: languageOf(query.language) });
    return {
      data: {
        data: found.map(({ id, formattedAddress }) => ({
          address: { id, formatted_address: formattedAddress },
        })),
      },
    };
  });

  mount(app, deps, contract.geolocator.details, ({ query }) => {
    const position = geolocator().details(query.query_id);
    if (!position) throw unknownPlace();
    return { address: position };
  });

  mount(app, deps, contract.geolocator.reverse, ({ query }) => {
    const point = pointOf(query.lat, query.lng);
    const address = point && geolocator().reverse(point, languageOf(query.language));
    if (!address) throw unknownPlace();
    const { formattedAddress, latitude, longitude, city, zipcode, street, number, suburb } = address;
    return {
      address: {
        formatted_address: formattedAddress,
        latitude,
        longitude,
        city,
        country_code: COVERED,
        zipcode,
        street,
        number,
        suburb,
        building: '',
      },
    };
  });
}

const unknownPlace = () =>
  new Refusal(404, 'We cannot compute the location of this address', 'validation.location-unknown');

function pointOf(latitude: number | undefined, longitude: number | undefined): LatLng | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
