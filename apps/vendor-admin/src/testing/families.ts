import { buildVendor, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';

type Location = NonNullable<Parameters<typeof buildVendor>[0]>['location'];

/** A parent with two outlets, the second of them managed elsewhere. */
function family(
  ids: readonly [string, string, string],
  names: readonly [string, string, string],
  codes: readonly [string, string, string],
  phone: string,
  location: Location & object,
) {
  return ids.map((vendor_id, index) =>
    buildVendor({
      vendor_id,
      name: names[index] ?? '',
      parent_vendor_id: index === 0 ? null : ids[0],
      client_vendor_id: codes[index] ?? null,
      vendor_information: { contact: { phone }, owners: [`${vendor_id}@shop.test`] },
      location,
    }),
  );
}

const salmiya = {
  address_text: 'Block 4, Salem Al Mubarak St., Salmiya',
  city: 'Kuwait City',
  country_code: 'KW',
  latitude: 29.3375,
  longitude: 48.0758,
  postal_code: '22005',
  street: 'Salem Al Mubarak St.',
  street_number: '14',
  unit: '2',
  building: 'Laila Gallery',
  rider_instructions: 'Ask at the blue counter.',
};

export const noor = () =>
  family(
    ['v7001', 'v7002', 'b-v7003'],
    ['Noor Sweets', 'Noor Sweets Salmiya', 'Noor Sweets Airport'],
    ['NS-1', 'NS-2', 'NS-3'],
    '+96522250001',
    salmiya,
  );

export const karak = () =>
  family(
    ['v8001', 'v8002', 'b-v8003'],
    ['Karak Corner', 'Karak Corner Hawally', 'Karak Corner Pier'],
    ['KC-1', 'KC-2', 'KC-3'],
    '+96522660001',
    { ...salmiya, latitude: 29.3333, longitude: 48.0286 },
  );

/** Two places of Kuwait, the second without house number or post code. */
const kuwaitPlaces: FakeBackend['state']['places'] = [
  {
    id: 'kw-1',
    formatted_address: '14 Salem Al Mubarak St., Salmiya, Kuwait City',
    latitude: 29.3401,
    longitude: 48.0767,
    city: 'Kuwait City',
    street: 'Salem Al Mubarak St.',
    number: '14',
    suburb: 'Salmiya',
    zipcode: '22005',
    building: '',
    country_code: 'KW',
  },
  {
    id: 'kw-2',
    formatted_address: 'Tunis St., Hawally, Kuwait City',
    latitude: 29.3345,
    longitude: 48.0301,
    city: 'Kuwait City',
    street: 'Tunis St.',
    number: '',
    suburb: 'Hawally',
    zipcode: '',
    building: 'Al Bahar Centre',
    country_code: 'KW',
  },
];

/** A backend in Kuwait with one vendor family; with two where there shall be a choice. */
export const kuwait = (vendors = noor()): FakeBackend => createFakeBackend({ vendors, places: kuwaitPlaces });
