import type { CountryConfig } from '@courier/config';
import { formatMoney } from '@courier/i18n/format';
import styles from './figures.module.css';

export interface MoneyProps {
  /** Major units. */
  amount: number;
  country: Pick<CountryConfig, 'decimals' | 'currencyLabel'>;
  /** Thousands in groups. */
  grouped?: boolean;
}

/** An amount with its currency: left to right in every script, digits of one width. */
export function Money({ amount, country, grouped = false }: MoneyProps) {
  return (
    <bdi dir="ltr" className={styles['figure']}>
      {formatMoney(amount, country, { grouped })}
    </bdi>
  );
}
