import type { FakeBackend } from '@courier/api-client/testing';

type FakePlace = FakeBackend['state']['places'][number];

export const CLIFTON: FakePlace = {
  id: 'clifton',
  formatted_address: 'Khayaban-e-Saadi 4, Clifton, Karachi',
  latitude: 24.8138,
  longitude: 67.0299,
  city: 'Karachi',
  country_code: 'PK',
  building: '',
  street: 'Khayaban-e-Saadi',
  number: '4',
  suburb: 'Clifton',
  zipcode: '75600',
};

/** Adds one place to the geolocator and to the delivery area. */
export function addClifton({ state }: FakeBackend): void {
  state.places = [CLIFTON];
  state.deliveryRadiusMetres = 50_000;
}

export const AT_CLIFTON = { latitude: CLIFTON.latitude, longitude: CLIFTON.longitude };
export const SUGGESTED = { id: CLIFTON.id, text: 'Clifton, Karachi' };
