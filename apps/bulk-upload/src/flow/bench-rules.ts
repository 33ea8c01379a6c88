import { PAYMENT_METHODS, nowInSeconds } from '@courier/config';
import type { BenchRules } from '../model/check-row';
import { loadPhoneRule } from '../api/phone-rule';
import type { BulkServices } from './place-job';

/** What the rows of this vendor are checked by, as of now. */
export async function benchRules({ ports, vendorId }: BulkServices): Promise<BenchRules> {
  const { country } = ports.locale.get();
  const { vendors } = ports.vendors.get();
  const vendor = vendors.find(({ vendor_id }) => vendor_id === vendorId);
  const offered = vendor?.flags.payment_methods;
  const shops = vendors.filter((shop) => shop.vendor_id === vendorId || shop.parent_vendor_id === vendorId);
  return {
    country: country.country,
    timezone: country.timezone,
    isPossiblePhone: await loadPhoneRule(country.country),
    paymentMethods: PAYMENT_METHODS.filter((method) =>
      method === 'NONE' ? ports.flags.isOn('none-payment-method') : offered?.[method] !== false,
    ),
    points: new Set(
      shops.flatMap(({ vendor_id, client_vendor_id, vendor_information }) =>
        [vendor_id, client_vendor_id ?? '', vendor_information.name].map((name) => name.toLowerCase()),
      ),
    ),
    nowSeconds: nowInSeconds(),
  };
}
