import { useCopy } from '@courier/i18n';
import { Icon, Skeleton } from '@courier/ui-kit/core';
import { useFlag } from '@courier/shell-api';
import { payableFee, voucherSaving } from '../../../model/quote/voucher';
import { NAMESPACE } from '../../../copy';
import { usePartLabel } from './use-part-label';
import { useMoney } from './use-money';
import type { QuoteView } from './use-quote-view';
import styles from './FeeParts.module.css';

interface FeePartsProps {
  view: QuoteView;
  /** Shows the sum, where nothing else does. */
  withTotal?: boolean;
}

export function FeeParts({ view, withTotal = false }: FeePartsProps) {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const busyNote = useFlag('increased-fee-info');
  const { quote, distance, loading } = view;
  const nameOfPart = usePartLabel(distance ?? '');
  if (!quote && loading) {
    return (
      <div className={styles.parts} aria-hidden="true">
        <Skeleton width="80%" />
        <Skeleton width="95%" />
      </div>
    );
  }
  if (!quote) return <p className={styles.waiting}>{t('docket.waiting')}</p>;
  const parts = quote.parts.filter(({ kind, amount }) => kind !== 'surcharge' || amount !== 0);
  const hasSurcharge = parts.some(({ kind }) => kind === 'surcharge');
  return (
    <div className={styles.parts}>
      {parts.map(({ kind, name, amount }) => (
        <div key={`${kind} ${name ?? ''}`} className={styles.part}>
          <span>{nameOfPart({ kind, name })}</span>
          <bdi dir="ltr" className={styles.amount}>
            {money(amount)}
          </bdi>
        </div>
      ))}
      {parts.length === 0 && distance && (
        <div className={styles.part}>
          <span>{nameOfPart({ kind: 'distance' })}</span>
        </div>
      )}
      {quote.discount && (
        <div className={`${styles.part} ${styles.saving}`}>
          <span className={styles.voucher}>
            <Icon name="ticket" size={15} />
            <span>{t('docket.voucher', { code: quote.discount.voucher.code })}</span>
          </span>
          <bdi dir="ltr" className={styles.saved}>
            {money(-voucherSaving(quote))}
          </bdi>
        </div>
      )}
      {withTotal && (
        <div className={`${styles.part} ${styles.total}`}>
          <span>{t('review.total')}</span>
          <bdi dir="ltr" className={styles.amount}>
            {money(payableFee(quote))}
          </bdi>
        </div>
      )}
      {quote.taxInside !== undefined && !parts.some(({ kind }) => kind === 'tax') && (
        <p className={styles.note}>{t('docket.tax-inside', { amount: money(quote.taxInside) })}</p>
      )}
      {quote.returnFee !== undefined && (
        <p className={styles.note}>{t('docket.return', { amount: money(quote.returnFee) })}</p>
      )}
      {busyNote && (
        <p className={styles.note}>{t(hasSurcharge ? 'docket.busy-included' : 'docket.busy-note')}</p>
      )}
    </div>
  );
}
