import { useCallback, useRef } from 'react';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { lenientPhoneCheck, loadPhoneCheck, type PhoneCheck } from '../../../api/phone-check';

/** The check of phone numbers, loaded when it is first asked for; a file that cannot be had never blocks an order. */
export function usePhoneCheck(): () => Promise<PhoneCheck> {
  const { analytics } = usePorts();
  const { country, phonePrefix } = useLocaleState().country;
  const loading = useRef<Promise<PhoneCheck> | null>(null);
  return useCallback(() => {
    loading.current ??= loadPhoneCheck(country).catch((error: unknown) => {
      loading.current = null;
      analytics.trackError('phone check', error);
      return lenientPhoneCheck(phonePrefix);
    });
    return loading.current;
  }, [analytics, country, phonePrefix]);
}
