import type { PortalContract } from '../contract';
import { distanceMetres } from '../order-rules/place/geometry';
import type { FeeCall } from '../pricing/pricing.contract';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, findVendor, type FakeState } from './fake-state';
import type { FakePlace } from './places';
import { notFound } from './refusal';

const QUOTE_SECONDS = 300;

export function fakeVendors(state: FakeState): HandlersOf<PortalContract['vendors']> {
  return {
    list: () => ({ result: { vendors: state.vendors } }),
    get: ({ params }) => ({ result: findVendor(state, params.vendorId) }),
    updateAddress: ({ params, body }) => {
      const { location } = findVendor(state, params.vendorId).vendor_information;
      const { street_address, notes, ...address } = body;
      Object.assign(location, address, { street: street_address, rider_instructions: notes });
      return { result: findVendor(state, params.vendorId) };
    },
  };
}

export function fakeParameters(state: FakeState): HandlersOf<PortalContract['parameters']> {
  return {
    get: ({ params }) => {
      const result = state.parameters[params.name];
      if (result === undefined) throw notFound();
      return { result };
    },
  };
}

export function fakePricing(state: FakeState): HandlersOf<PortalContract['pricing']> {
  return {
    fee: ({ body }) => {
      const { base, perKilometre, surcharge } = state.fees;
      const kilometres = Math.ceil(distanceMetres(body.source, body.destination) / 1000);
      const distance = perKilometre * Math.max(0, kilometres - 1);
      const computed = base + distance + surcharge;
      const fee = storedFee(state, body) ?? computed;
      const valid_until = nowSeconds() + QUOTE_SECONDS;
      const signature = `signature-${state.quotes.size + 1}`;
      state.quotes.set(signature, { fee, validUntil: valid_until });
      const parts = [
        { kind: 'base' as const, amount: base },
        { kind: 'distance' as const, amount: distance },
        ...(surcharge > 0 ? [{ kind: 'surcharge' as const, amount: surcharge }] : []),
      ];
      const depends = state.feeDependsOn.length > 0 ? { depends_on: state.feeDependsOn } : {};
      const returned = state.returnFee === null ? {} : { return_fee: state.returnFee };
      return { fee, signature, valid_until, parts: fee === computed ? parts : [], ...returned, ...depends };
    },
    validateArea: ({ body }) => {
      const destination = { latitude: body.location.lat, longitude: body.location.lng };
      const isNear = distanceMetres(body.vendor_location, destination) <= state.deliveryRadiusMetres;
      return { result: isNear ? 'DELIVERABLE' : 'NOT_DELIVERABLE' };
    },
    estimations: ({ body }) => {
      const minutes = Math.ceil(distanceMetres(body.source, body.destination) / 300);
      const pick_up = state.pickUpMinutes;
      return { estimations: { pick_up, drop_off: Math.max(15, pick_up + minutes) } };
    },
    // Null: a server of before this call.
    serviceHours: () => {
      if (state.serviceWindows === null) throw notFound();
      const { serviceWindows: windows, busyWindows: busy } = state;
      return {
        result: { windows: [...windows], timezone: 'Asia/Taipei', ...(busy.length > 0 ? { busy } : {}) },
      };
    },
    deliveryAreas: () => ({
      result: { areas: state.areas, ...(state.areaHoles.length > 0 ? { holes: state.areaHoles } : {}) },
    }),
  };
}

function storedFee({ orders }: FakeState, { order_id, destination, vendor_id }: FeeCall): number | null {
  if (order_id === undefined) return null;
  const order = orders.get(order_id);
  if (order?.vendor_id !== vendor_id) throw notFound();
  const { latitude, longitude } = order.customer.location;
  const isSame = latitude === destination.latitude && longitude === destination.longitude;
  return isSame ? order.delivery_fee : null;
}

const withoutPlaceId = ({ id: _id, ...place }: FakePlace) => place;

export function fakeGeolocator(state: FakeState): HandlersOf<PortalContract['geolocator']> {
  return {
    autocomplete: ({ query }) => {
      const wanted = query.query.toLowerCase();
      const found = state.places.filter(({ formatted_address, building }) =>
        `${building} ${formatted_address}`.toLowerCase().includes(wanted),
      );
      const data = found.map(({ id, formatted_address }) => ({ address: { id, formatted_address } }));
      return { data: { data } };
    },
    reverse: ({ query }) => {
      const at = { latitude: query.lat, longitude: query.lng };
      const [nearest] = [...state.places].sort((a, b) => distanceMetres(a, at) - distanceMetres(b, at));
      if (!nearest) throw notFound();
      return { address: { ...withoutPlaceId(nearest), ...at } };
    },
    details: ({ query }) => {
      const place = state.places.find(({ id }) => id === query.query_id);
      if (!place) throw notFound();
      const { latitude, longitude, house_unknown } = place;
      return { address: { latitude, longitude, ...(house_unknown && { house_unknown }) } };
    },
    locate: ({ body }) => ({
      places: body.addresses.map((address) => {
        const wanted = address.toLowerCase();
        const place = state.places.find(({ formatted_address }) =>
          formatted_address.toLowerCase().includes(wanted),
        );
        return place
          ? {
              latitude: place.latitude,
              longitude: place.longitude,
              city: place.city,
              street: place.street,
              number: place.number,
              zipcode: place.zipcode,
              precision: 'address' as const,
            }
          : null;
      }),
    }),
  };
}
