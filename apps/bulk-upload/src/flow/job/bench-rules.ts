import { PAYMENT_METHODS, minutesOfDay, nowInSeconds } from '@courier/config';
import type { BenchRules } from '../../model/bench/check-row';
import { loadPhoneRule } from '../../api/phone-rule';
import { countryParameterOptions } from '@courier/api-client/queries';
import {
  isOpen,
  parseProhibitedItems,
  parseServiceHours,
  type ProhibitedItem,
} from '@courier/api-client/order-rules';
import type { BulkServices } from './place-job';

export async function benchRules(services: BulkServices): Promise<BenchRules> {
  const { ports, vendorId } = services;
  const { country } = ports.locale.get();
  const { vendors } = ports.vendors.get();
  const vendor = vendors.find(({ vendor_id }) => vendor_id === vendorId);
  const offered = vendor?.flags.payment_methods;
  const shops = vendors.filter((shop) => shop.vendor_id === vendorId || shop.parent_vendor_id === vendorId);
  return {
    country: country.country,
    isPossiblePhone: await loadPhoneRule(country.country),
    paymentMethods: PAYMENT_METHODS.filter((method) =>
      method === 'NONE' ? ports.flags.isOn('none-payment-method') : offered?.[method] !== false,
    ),
    points: new Set(
      shops.flatMap(({ vendor_id, client_vendor_id, vendor_information }) =>
        [vendor_id, client_vendor_id ?? '', vendor_information.name].map((name) => name.toLowerCase()),
      ),
    ),
    prohibitedItems: await readProhibitedItems(services),
    nowSeconds: nowInSeconds(),
    opensAt: await opensAt(services, nowInSeconds()),
  };
}

/** Servers of before this parameter have none; the server checks every row anyway. */
async function readProhibitedItems({ ports, cache }: BulkServices): Promise<ProhibitedItem[]> {
  try {
    return parseProhibitedItems(
      await cache.fetchQuery(countryParameterOptions(ports.api, 'prohibitedItems')),
    );
  } catch {
    return [];
  }
}

/** Opening time of the closed service, e.g. `09:30`; null while it is open or when its hours are unreadable. */
async function opensAt({ ports, cache }: BulkServices, nowSeconds: number): Promise<string | null> {
  const { timezone } = ports.locale.get().country;
  try {
    const hours = parseServiceHours(
      await cache.fetchQuery(countryParameterOptions(ports.api, 'serviceHours')),
    );
    if (isOpen(hours, minutesOfDay(nowSeconds, timezone))) return null;
    const padTwoDigits = (part: number) => String(part).padStart(2, '0');
    return `${padTwoDigits(Math.floor(hours.from / 60))}:${padTwoDigits(hours.from % 60)}`;
  } catch {
    return null;
  }
}
