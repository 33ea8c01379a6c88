import { CUSTOMER_NAMES, ITEMS_BY_SHOP, NOTES } from './customers';
import { destinationNear } from './destinations';
import type { Market } from './market';

export const TAIWAN: Market = {
  country: 'TW',
  // oxfmt-ignore
  past: {
    v1001: 240, v1002: 120, v1003: 90, 'a-v1004': 60, v2001: 70, v2002: 40, v3001: 45, v3002: 30, v4001: 45, v5001: 12,
  },
  // oxfmt-ignore
  running: {
    v1001: ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED'],
    v1002: ['ACCEPTED_BY_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR'], v1003: ['NEAR_VENDOR', 'COURIER_LEFT_VENDOR'], 'a-v1004': ['RECEIVED'],
    v2001: ['WAITING_FOR_TRANSPORT', 'COURIER_LEFT_VENDOR'], v2002: ['PICKED_UP'], v3001: ['COURIER_LEFT_VENDOR'], v4001: ['RECEIVED', 'NEAR_CUSTOMER'],
  },
  names: CUSTOMER_NAMES,
  notes: NOTES,
  listItems: (vendorId) => ITEMS_BY_SHOP[vendorId.replace(/\D/g, '').charAt(0)] ?? [],
  createPhone: (index) => `+8869${String(10_000_000 + ((index * 1_837_511) % 89_999_999)).slice(0, 8)}`,
  unpinned: { latitude: 25.0372, longitude: 121.5307 },
  destination: (vendorId, shop, name, random) =>
    destinationNear(vendorId, shop, /^[a-z]/i.test(name) ? 'en' : 'zh', random),
};
