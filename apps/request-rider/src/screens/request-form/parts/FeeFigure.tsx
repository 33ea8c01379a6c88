import { Skeleton } from '@courier/ui-kit/core';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { formatAmount } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { payableFee } from '../../../model/voucher';
import { NAMESPACE } from '../../../namespace';
import type { QuoteView } from '../state/use-quote-view';
import styles from './FeeFigure.module.css';

/** The fee, larger than anything around it. */
export function FeeFigure({ view }: { view: QuoteView }) {
  const t = useCopy(NAMESPACE);
  const { country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  const { quote, loading } = view;
  return (
    <div>
      <div className={styles.label}>{t('docket.fee')}</div>
      <div className={styles.figure}>
        {quote ? (
          <bdi dir="ltr">
            <small className={styles.currency}>{country.currencyLabel}</small>
            {formatAmount(payableFee(quote), country, { grouped })}
          </bdi>
        ) : loading ? (
          <Skeleton width={64} height={24} />
        ) : (
          '–'
        )}
      </div>
    </div>
  );
}
