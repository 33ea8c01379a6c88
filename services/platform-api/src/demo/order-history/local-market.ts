import { countryConfig } from '@courier/config';
import { moved, rounded } from '@courier/config/geometry';
import { capitalOf } from '../capitals';
import { LOCAL_CUSTOMERS } from './local-customers';
import type { Market } from './market';

/** Metres from the shop; every delivery area reaches further. */
const [NEAREST, FURTHEST] = [400, 3200] as const;

/** Sixty days at the demo's shops of a country; null where nobody has written its customers yet. */
export function localMarket(country: string): Market | null {
  const local = LOCAL_CUSTOMERS[country];
  if (!local) return null;
  const { names, notes, items, streets, address, mobile, inland } = local;
  const { phonePrefix } = countryConfig(country);
  const prefix = country.toLowerCase();
  return {
    country,
    past: { [`${prefix}1001`]: 70, [`${prefix}1002`]: 30 },
    running: {
      [`${prefix}1001`]: ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'],
      [`${prefix}1002`]: ['PICKED_UP'],
    },
    names,
    notes,
    itemsOf: () => items,
    phoneOf: (index) =>
      `${phonePrefix}${mobile.lead}${String(10_000_000 + index * 8_137_511).slice(0, mobile.digits)}`,
    unpinned: capitalOf(country).position,
    destination: (_vendorId, shop, _name, random) => {
      const metres = NEAREST + random() * (FURTHEST - NEAREST);
      const angle = inland[0] + random() * (inland[1] - inland[0]);
      const street = streets[Math.floor(random() * streets.length)] as string;
      return {
        address: address(street, 1 + Math.floor(random() * 120)),
        position: rounded(moved(shop, [Math.cos(angle) * metres, Math.sin(angle) * metres])),
      };
    },
  };
}

/** Those of every country whose customers are written. */
export const localMarkets = (): Market[] =>
  Object.keys(LOCAL_CUSTOMERS).flatMap((country) => localMarket(country) ?? []);
