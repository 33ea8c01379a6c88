/** An outlet of v1001 as a form sends it. */
export const outlet = {
  parent_vendor_id: 'v1001',
  name: 'Harbour Tea · Gongguan',
  address: '3F, Camphor House, No. 9, Sec. 4, Roosevelt Rd.',
  latitude: 25.0144,
  longitude: 121.5342,
  rider_instructions: 'Blue door.',
  phone_number: '02 2365 5009',
  city: 'Taipei City',
  users: ['solo@demo.test', 'new.colleague@demo.test'],
  unit: '3F',
  building: 'Camphor House',
  street: 'Sec. 4, Roosevelt Rd.',
  postal_code: '106',
  country_code: 'TW',
  client_vendor_id: 'HT-09',
  street_number: 'No. 9',
};
