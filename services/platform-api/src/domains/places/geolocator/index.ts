import { contract } from '@courier/api-client/contract';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mount } from '../../../platform/calls/mount';
import { notAllowed, Refusal } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Deps } from '../deps';
import { chooseGeolocator } from './choose-geolocator';
import { sharedGeolocator } from './embedded';
import type { LocatedAddress, ReverseAddress } from './geolocator';
import { knownParts, type DescribedAddress } from './known-parts';

/** Delay, so that the first calls are answered before places are loaded. */
const WARM_AFTER_MS = 3000;
const FAR_METRES = 25_000;

export function registerGeolocator(app: FastifyInstance, deps: Deps): void {
  const admit = (query: { token?: string | undefined }) => {
    const { geolocatorToken: wanted } = deps.config;
    if (wanted !== null && query.token !== wanted) throw notAllowed();
  };
  const geolocator = chooseGeolocator(deps);
  let closing = false;
  let warming: NodeJS.Timeout | undefined;
  const warm = () =>
    geolocator.warm().catch((error: unknown) => {
      if (!closing) deps.log.warn({ err: error }, 'places not loaded yet');
    });
  app.addHook('onListen', async () => {
    // An in-memory database belongs to a test, which may not need the places.
    if (deps.config.dataDir === null && deps.config.databaseUrl === null) return;
    warming = setTimeout(() => void warm(), WARM_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => {
    closing = true;
    clearTimeout(warming);
  });

  mount(app, deps, contract.geolocator.autocomplete, async ({ query, session }) => {
    admit(query);
    const near = toPoint(query.lat, query.lng);
    const found = await geolocator.search({
      text: query.query,
      country: query.country.toUpperCase(),
      near,
      language: query.language,
      locale: query.locale,
      caller: anonymousCallerId(session),
    });
    const data = found.map(({ id, formattedAddress, precision, isSimilar, position }) => ({
      address: {
        id,
        formatted_address: formattedAddress,
        ...(precision && { precision }),
        ...(isSimilar && { is_similar: true }),
        ...farFrom(near, position),
      },
    }));
    return { data: { data } };
  });

  mount(app, deps, contract.geolocator.details, async ({ query, session, country }) => {
    admit(query);
    const reader = { country, language: query.language, caller: anonymousCallerId(session) };
    const position = await geolocator.details(query.query_id, reader);
    if (!position) throw unknownPlace();
    const { isHouseUnknown, ...point } = position;
    return { address: { ...point, ...(isHouseUnknown && { house_unknown: true }) } };
  });

  mount(app, deps, contract.geolocator.reverse, async ({ query, session, country }) => {
    admit(query);
    const point = toPoint(query.lat, query.lng);
    const { language, locale } = query;
    const reader = { country, language, locale, caller: anonymousCallerId(session) };
    const address = point && (await geolocator.reverse(point, reader));
    if (!address) throw unknownPlace();
    return { address: toReverseAnswer(address) };
  });

  mount(app, deps, contract.geolocator.locate, async ({ body, country }) => {
    // Always embedded, because no provider takes a whole sheet at once.
    const shared = sharedGeolocator(deps);
    const [find, describe] = [await shared.finder(country), await shared.describer(country)];
    const places: (DescribedAddress | null)[] = [];
    for (const address of body.addresses) {
      const found = await find(address, body.near);
      places.push(found ? toLocated(found, await describe(found, body.language ?? 'en')) : null);
    }
    return { places };
  });
}

function toReverseAnswer({ formattedAddress, countryCode, isHouseUnknown, ...parts }: ReverseAddress) {
  return {
    formatted_address: formattedAddress,
    country_code: countryCode,
    ...parts,
    ...(isHouseUnknown && { house_unknown: true }),
  };
}

/** Of a sheet. */
function toLocated(found: LocatedAddress, there: ReverseAddress | undefined): DescribedAddress {
  const { isHouseUnknown, ...place } = found;
  return { ...place, ...(isHouseUnknown && { precision: 'area' }), ...knownParts(found, there) };
}

/** Only set if too far for a rider. */
function farFrom(near: LatLng | undefined, position: LatLng | undefined): { distance_metres?: number } {
  const metres = near && position ? distanceMetres(near, position) : 0;
  return metres > FAR_METRES ? { distance_metres: Math.round(metres) } : {};
}

const unknownPlace = () =>
  new Refusal(404, 'We cannot compute the location of this address', 'validation.location-unknown');

function toPoint(latitude: number | undefined, longitude: number | undefined): LatLng | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Opaque id for providers, the same for all calls of one person. */
function anonymousCallerId(session: Session): string {
  const who = session.kind === 'CLASSIC' ? session.userId : session.vendorId;
  return createHash('sha256').update(`${session.country} ${who}`).digest('base64url').slice(0, 24);
}
