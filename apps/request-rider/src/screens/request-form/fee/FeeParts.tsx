import { useCopy } from '@courier/i18n';
import { Icon, Skeleton } from '@courier/ui-kit/core';
import { useFlag } from '@courier/shell-api';
import { payableFee, voucherSaving } from '../../../model/voucher';
import { NAMESPACE } from '../../../copy';
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
  if (!quote && loading) {
    return (
      <div className={styles.parts} aria-hidden="true">
        <Skeleton width="80%" />
        <Skeleton width="95%" />
      </div>
    );
  }
  if (!quote) return <p className={styles.waiting}>{t('docket.waiting')}</p>;
  const labels = {
    base: t('docket.base'),
    distance: t('docket.distance', { distance: distance ?? '' }),
    surcharge: t('docket.surcharge'),
  };
  const parts = quote.parts.filter(({ kind, amount }) => kind !== 'surcharge' || amount !== 0);
  const hasSurcharge = parts.some(({ kind }) => kind === 'surcharge');
  return (
    <div className={styles.parts}>
      {parts.map(({ kind, amount }) => (
        <div key={kind} className={styles.part}>
          <span>{labels[kind]}</span>
          <bdi dir="ltr" className={styles.amount}>
            {money(amount)}
          </bdi>
        </div>
      ))}
      {parts.length === 0 && distance && (
        <div className={styles.part}>
          <span>{labels.distance}</span>
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
      {busyNote && (
        <p className={styles.note}>{t(hasSurcharge ? 'docket.busy-included' : 'docket.busy-note')}</p>
      )}
    </div>
  );
}
