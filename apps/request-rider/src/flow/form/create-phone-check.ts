import type { Ports } from '@courier/shell-api';
import { lenientPhoneCheck, loadPhoneCheck, type PhoneCheck } from '../../api/phone-check';

/** Loads the phone check on first use; a failed load never blocks an order. */
export function createPhoneCheck({ analytics, locale }: Ports): () => Promise<PhoneCheck> {
  const { country, phonePrefix } = locale.get().country;
  let loading: Promise<PhoneCheck> | null = null;
  return () => {
    loading ??= loadPhoneCheck(country).catch((error: unknown) => {
      loading = null;
      analytics.trackError('phone check', error);
      return lenientPhoneCheck(phonePrefix);
    });
    return loading;
  };
}
