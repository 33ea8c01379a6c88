import type { SheetRow } from './bulk-file';

export interface City {
  name: string;
  /** Subdomain of the portal; empty for its default country. */
  host: string;
  email: string;
  /** Headings as a shop of the city writes them; those of the template if absent. */
  headings?: readonly [name: string, phone: string, address: string, amount: string, payment: string];
  streets: readonly string[];
  phone: (index: number) => string;
  names: readonly string[];
  amount: (index: number) => number;
}

const TEMPLATE = ['customer_name', 'customer_phone', 'dropoff_address', 'amount', 'payment_method'] as const;
const digits = (index: number, length: number) => String(index).padStart(length, '0');

export const CITIES: readonly City[] = [
  {
    name: 'Taipei',
    host: '',
    email: 'owner@demo.test',
    streets: [
      'No. {n}, Guangfu S. Rd., Da’an Dist.',
      'No. {n}, Sec. 4, Zhongxiao E. Rd.',
      'No. {n}, Sec. 1, Fuxing S. Rd.',
      '台北市大安區信義路四段{n}號',
      '台北市大安區仁愛路四段{n}號',
    ],
    phone: (index) => `0912${digits(345_000 + index, 6)}`,
    names: ['Yeh Wan-ju', '林佳豪', 'Huang Pei-shan'],
    amount: (index) => 120 + index,
  },
  {
    name: 'Singapore',
    host: 'sg.',
    email: 'owner.sg@demo.test',
    streets: [
      '{n} Tanjong Pagar Road, Singapore 0885{nn}',
      'Blk {n} Bedok North Street 3, Singapore 4605{nn}',
      '{n} Telok Ayer Street, Singapore 0686{nn}',
      'Blk {n} Toa Payoh Lorong 4, Singapore 3100{nn}',
    ],
    phone: (index) => `8123${digits(4000 + index, 4)}`,
    names: ['Tan Wei Ling', 'Nurul Huda', 'Rajesh Kumar'],
    amount: (index) => 12.5 + index,
  },
  {
    name: 'Berlin',
    host: 'de.',
    email: 'owner.de@demo.test',
    headings: ['Name', 'Telefon', 'Adresse', 'Betrag', 'Zahlung'],
    streets: [
      'Torstraße {n}, 10119 Berlin',
      'Kantstraße {n}, 10625 Berlin',
      'Oranienstraße {n}, 10999 Berlin',
      'Schönhauser Allee {n}, 10435 Berlin',
    ],
    phone: (index) => `0151 2345${digits(6000 + index, 4)}`,
    names: ['Jürgen Weiß', 'Änne Köster', 'Mehmet Yıldız'],
    amount: (index) => 18.9 + index,
  },
  {
    name: 'Kuwait',
    host: 'kw.',
    email: 'owner.kw@demo.test',
    streets: [
      'Block 3, Beirut Street, House {n}, Hawally',
      'Block 1, Ibn Khaldoun Street, House {n}, Hawally',
    ],
    phone: (index) => `5001${digits(2000 + index, 4)}`,
    names: ['نورة السالم', 'Ahmad Al Azmi', 'Maryam Al Ajmi'],
    amount: (index) => 2.25 + index,
  },
  {
    name: 'Bangkok',
    host: 'th.',
    email: 'owner.th@demo.test',
    streets: [
      '{n} Sukhumvit Soi 24, Khlong Tan, Bangkok 10110',
      '{n} Silom Road, Bang Rak, Bangkok 10500',
      '{n} ถนนพหลโยธิน แขวงสามเสนใน เขตพญาไท กรุงเทพมหานคร 10400',
    ],
    phone: (index) => `081${digits(2_345_000 + index, 7)}`,
    names: ['สมชาย ใจดี', 'Kanya Srisai', 'Anan Wongchai'],
    amount: (index) => 250 + index,
  },
];

/** Ordinary paid orders without a fault. */
export function buildCityRows({ headings = TEMPLATE, ...city }: City, count: number): SheetRow[] {
  return Array.from({ length: count }, (_, index) => {
    const street = city.streets[index % city.streets.length] ?? '';
    const house = 3 + 2 * Math.floor(index / city.streets.length);
    const cells = [
      city.names[index % city.names.length] ?? '',
      city.phone(index),
      street.replace('{n}', String(house)).replace('{nn}', digits(house, 2)),
      city.amount(index),
      'PAID',
    ];
    return Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? '']));
  });
}
