import type { CountryConfig } from '@courier/config';
import { formatMoney } from '@courier/i18n/format';
import styles from './figures.module.css';

export interface MoneyProps {
  /** Major units. */
  amount: number;
  country: Pick<CountryConfig, 'decimals' | 'currencyLabel'> &
    Partial<Pick<CountryConfig, 'country' | 'currencySign'>>;
  /** Decides decimal sign, place of the currency, space and minus; English by default. */
  locale?: string;
  /** Groups thousands. */
  grouped?: boolean;
}

/** An amount with currency: left-to-right in every script, tabular digits. */
export function Money({ amount, country, locale, grouped = false }: MoneyProps) {
  return (
    <bdi dir="ltr" className={styles['figure']}>
      {formatMoney(amount, country, { grouped, ...(locale !== undefined && { locale }) })}
    </bdi>
  );
}
