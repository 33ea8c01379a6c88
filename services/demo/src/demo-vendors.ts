/** Positions are degrees; an outlet names its parent. */
export interface DemoVendor {
  vendorId: string;
  parentVendorId: string | null;
  clientVendorId: string | null;
  name: string;
  phone: string;
  city: string;
  /** Empty for undivided cities. */
  district: string;
  unit: string;
  building: string;
  street: string;
  streetNumber: string;
  postalCode: string;
  position: { latitude: number; longitude: number } | null;
  riderInstructions: string;
  /** The whole address, when its parts have another order. */
  addressText?: string | null;
}

const base = { city: 'Taipei City', unit: '', building: '', riderInstructions: '' };

export const demoVendors: readonly DemoVendor[] = [
  {
    ...base,
    vendorId: 'v1001',
    parentVendorId: null,
    clientVendorId: 'HT-01',
    name: 'Harbour Tea',
    phone: '+886227215001',
    unit: '1F',
    street: 'Sec. 1, Fuxing S. Rd.',
    streetNumber: 'No. 36, Ln. 107',
    postalCode: '106',
    district: "Da'an Dist.",
    position: { latitude: 25.0421, longitude: 121.5443 },
    riderInstructions: 'Collect at the side window.',
  },
  {
    ...base,
    vendorId: 'v1002',
    parentVendorId: 'v1001',
    clientVendorId: 'HT-02',
    name: 'Harbour Tea · Fuxing',
    phone: '+886227215002',
    street: 'Sec. 2, Fuxing S. Rd.',
    streetNumber: 'No. 210',
    postalCode: '106',
    district: "Da'an Dist.",
    position: { latitude: 25.0283, longitude: 121.5437 },
  },
  {
    ...base,
    vendorId: 'v1003',
    parentVendorId: 'v1001',
    clientVendorId: 'HT-03',
    name: 'Harbour Tea · Dunhua',
    phone: '+886227215003',
    street: 'Sec. 1, Dunhua S. Rd.',
    streetNumber: 'No. 45, Ln. 161',
    postalCode: '106',
    district: "Da'an Dist.",
    position: { latitude: 25.0418, longitude: 121.5489 },
  },
  {
    ...base,
    vendorId: 'a-v1004',
    parentVendorId: 'v1001',
    clientVendorId: 'HT-04',
    name: 'Harbour Tea · Xinyi',
    phone: '+886227215004',
    building: 'Xinyi Mall, food hall',
    street: 'Shifu Rd.',
    streetNumber: 'No. 45',
    postalCode: '110',
    district: 'Xinyi Dist.',
    position: { latitude: 25.0358, longitude: 121.5645 },
  },
  {
    ...base,
    vendorId: 'v2001',
    parentVendorId: null,
    clientVendorId: 'CB-01',
    name: 'Camphor Bakery · Yongkang',
    phone: '+886223215001',
    street: 'Yongkang St.',
    streetNumber: 'No. 12',
    postalCode: '106',
    district: "Da'an Dist.",
    position: { latitude: 25.0322, longitude: 121.5296 },
  },
  {
    ...base,
    vendorId: 'v2002',
    parentVendorId: 'v2001',
    clientVendorId: 'CB-02',
    name: 'Camphor Bakery · Zhongshan',
    phone: '+886225235002',
    street: 'Sec. 2, Zhongshan N. Rd.',
    streetNumber: 'No. 26',
    postalCode: '104',
    district: 'Zhongshan Dist.',
    position: { latitude: 25.0541, longitude: 121.5227 },
  },
  {
    ...base,
    vendorId: 'v3001',
    parentVendorId: null,
    clientVendorId: 'LF-01',
    name: 'Lantern Flowers · Songshan',
    phone: '+886227635001',
    street: 'Sec. 4, Bade Rd.',
    streetNumber: 'No. 138',
    postalCode: '105',
    district: 'Songshan Dist.',
    position: { latitude: 25.0486, longitude: 121.5618 },
  },
  {
    ...base,
    vendorId: 'v3002',
    parentVendorId: 'v3001',
    clientVendorId: 'LF-02',
    name: 'Lantern Flowers · Gongguan',
    phone: '+886223635002',
    street: 'Sec. 3, Roosevelt Rd.',
    streetNumber: 'No. 244',
    postalCode: '100',
    district: 'Zhongzheng Dist.',
    position: { latitude: 25.0165, longitude: 121.5335 },
  },
  {
    ...base,
    vendorId: 'v4001',
    parentVendorId: null,
    clientVendorId: null,
    name: 'Corner Noodles',
    phone: '+886225675001',
    street: 'Jilin Rd.',
    streetNumber: 'No. 6, Ln. 35',
    postalCode: '104',
    district: 'Zhongshan Dist.',
    position: { latitude: 25.0512, longitude: 121.5301 },
  },
  {
    ...base,
    vendorId: 'v5001',
    parentVendorId: null,
    clientVendorId: null,
    name: 'Night Market Books',
    phone: '+886223375001',
    street: 'Linyi St.',
    streetNumber: 'No. 5, Ln. 6',
    postalCode: '100',
    district: 'Zhongzheng Dist.',
    position: null,
  },
];

/** Email → vendors the account is a member of; outlets follow their parent. */
export const demoAccounts: Readonly<Record<string, readonly string[]>> = {
  'owner@demo.test': ['v1001'],
  'multi@demo.test': ['v2001', 'v3001'],
  'solo@demo.test': ['v4001'],
  'nopin@demo.test': ['v5001'],
  'empty@demo.test': [],
};

export const DEMO_PASSWORD = 'Courier#2026';
