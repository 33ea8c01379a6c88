import { useCallback } from 'react';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { formatMoney } from '@courier/i18n/format';

/** Writes amounts (major units) as this country does. */
export function useMoney(): (amount: number) => string {
  const { country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  return useCallback((amount) => formatMoney(amount, country, { grouped }), [country, grouped]);
}
