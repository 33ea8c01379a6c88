import { useFlag, useLocaleState } from '@courier/shell-api';
import { formatMoney } from '@courier/i18n/format';
import { inLev } from '../../../model/quote/dual-price';

/** Formats amounts (major units) for this country; in Bulgaria with lev, if the flag is on. */
export function useMoney(): (amount: number) => string {
  const { country, locale } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  const dual = useDualPrice();
  return (amount) => {
    const main = formatMoney(amount, country, { grouped, locale });
    const lev = dual(amount);
    return lev === null ? main : `${main} (${lev})`;
  };
}

/** The amount in lev; null where it is not shown. */
export function useDualPrice(): (amount: number) => string | null {
  const { country, locale } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  const shown = useFlag('display-bg-dual-pricing') && country.country === 'BG';
  return (amount) =>
    shown
      ? formatMoney(inLev(amount), { decimals: country.decimals, currencyLabel: 'BGN' }, { grouped, locale })
      : null;
}
