import type { LatLng } from '../wire/fields';

export interface FakePlace extends LatLng {
  id: string;
  formatted_address: string;
  city: string;
  street: string;
  number: string;
  suburb: string;
  zipcode: string;
  building: string;
  house_unknown?: boolean;
  country_code: string;
}

const buildFakePlace = (
  id: string,
  formatted_address: string,
  latitude: number,
  longitude: number,
  parts: Pick<FakePlace, 'street' | 'number' | 'suburb' | 'zipcode'> & { building?: string },
): FakePlace => ({
  id,
  formatted_address,
  latitude,
  longitude,
  city: 'Taipei City',
  country_code: 'TW',
  building: '',
  ...parts,
});

export const fakePlaces: readonly FakePlace[] = [
  buildFakePlace(
    'place-1',
    'No. 7, Section 5, Xinyi Road, Xinyi District, Taipei City',
    25.03396,
    121.56447,
    {
      street: 'Section 5, Xinyi Road',
      number: '7',
      suburb: 'Xinyi District',
      zipcode: '110',
      building: 'Taipei 101',
    },
  ),
  buildFakePlace(
    'place-2',
    'No. 100, Section 2, Roosevelt Road, Zhongzheng District, Taipei City',
    25.02514,
    121.52607,
    {
      street: 'Section 2, Roosevelt Road',
      number: '100',
      suburb: 'Zhongzheng District',
      zipcode: '100',
    },
  ),
  buildFakePlace(
    'place-3',
    'No. 45, Section 4, Zhongxiao East Road, Da’an District, Taipei City',
    25.04151,
    121.54519,
    {
      street: 'Section 4, Zhongxiao East Road',
      number: '45',
      suburb: 'Da’an District',
      zipcode: '106',
    },
  ),
  buildFakePlace('place-4', '臺北市中山區南京東路三段219號', 25.05204, 121.54364, {
    street: '南京東路三段',
    number: '219',
    suburb: '中山區',
    zipcode: '104',
  }),
  buildFakePlace('place-5', 'Taoyuan Airport, Dayuan District, Taoyuan City', 25.0797, 121.2342, {
    street: 'Hangzhan South Road',
    number: '9',
    suburb: 'Dayuan District',
    zipcode: '337',
  }),
];
