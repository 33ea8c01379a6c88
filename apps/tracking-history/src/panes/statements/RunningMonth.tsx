import type { Statement } from '@courier/api-client';
import { useLocaleState } from '@courier/shell-api';
import { dayAfterMonth, formatMonth } from '../../model/statements/statement-dates';
import { useWording } from '../../copy';
import { BalanceAmount } from './BalanceAmount';
import { BalanceState } from './BalanceState';
import styles from './statements.module.css';

interface RunningMonthProps {
  preview: Pick<Statement, 'month' | 'balance_minor' | 'decimals'>;
}

/** What the next statement contains so far. */
export function RunningMonth({ preview }: RunningMonthProps) {
  const { t } = useWording();
  const { locale } = useLocaleState();
  const { month, decimals, balance_minor: balance } = preview;
  const title = t('statements.running.title', { month: formatMonth(month, locale) });
  return (
    <section className={styles.running} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{t('statements.running.text', { day: dayAfterMonth(month, locale) })}</p>
      </div>
      <p className={styles.sum}>
        <BalanceAmount minor={balance} decimals={decimals} />
        <BalanceState minor={balance} />
      </p>
    </section>
  );
}
