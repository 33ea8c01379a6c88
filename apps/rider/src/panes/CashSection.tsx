import type { Shift } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { Money } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import styles from './rider.module.css';

/** Cash in hand, with the limit; a server of the previous release sends that of the day alone. */
export function CashSection({ shift: { earnings, cash_in_hand: cash } }: { shift: Shift }) {
  const t = useCopy(NAMESPACE);
  const { country, locale } = useLocaleState();
  const amount = cash?.amount ?? earnings.cash;
  const limit = cash?.limit;
  return (
    <div className={styles['section']}>
      <div className={styles['label']}>{t('duty.cash')}</div>
      <div className={styles['figure']} data-size="medium">
        <Money amount={amount} country={country} locale={locale} grouped />
      </div>
      {limit !== undefined && (
        <div className={styles['pair']}>
          <span>{t('duty.cash-limit')}</span>
          <b>
            <Money amount={limit} country={country} locale={locale} grouped />
          </b>
        </div>
      )}
      {limit !== undefined && amount > limit && <p className={styles['text']}>{t('duty.cash-full')}</p>}
    </div>
  );
}
