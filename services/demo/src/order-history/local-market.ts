import { capitalPosition, isCountryCode, type CountryCode } from '@courier/config';
import { moved, rounded } from '@courier/config/geometry';
import { LOCAL_COUNTRIES } from '../local';
import { mobileNumber } from '../riders/mobile-number';
import type { Market } from './market';

/** Metres from the shop; every delivery area is larger. */
const [NEAREST, FURTHEST] = [400, 3200] as const;

/** Lower numbers belong to riders and shops. */
const FIRST_CUSTOMER = 5000;

/** Sixty days of a demo country other than Taiwan; null for others. */
export function localMarket(country: CountryCode): Market | null {
  const local = LOCAL_COUNTRIES[country];
  if (!local) return null;
  const { names, notes, items, streets, address, inland } = local;
  const prefix = country.toLowerCase();
  return {
    country,
    past: { [`${prefix}1001`]: 70, [`${prefix}1002`]: 30 },
    running: {
      [`${prefix}1001`]: ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'],
      [`${prefix}1002`]: ['PICKED_UP'],
    },
    names,
    notes: ['', '', '', ...notes],
    listItems: () => items,
    createPhone: (index) => mobileNumber(country, FIRST_CUSTOMER + index),
    unpinned: capitalPosition(country),
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

export const localMarkets = (): Market[] =>
  Object.keys(LOCAL_COUNTRIES)
    .filter(isCountryCode)
    .flatMap((country) => localMarket(country) ?? []);
