import { Skeleton } from '@courier/ui-kit/core';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { formatAmount } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { payableFee } from '../../../model/voucher';
import { NAMESPACE } from '../../../copy';
import { useDualPrice } from './use-money';
import type { QuoteView } from './use-quote-view';
import styles from './FeeFigure.module.css';

export function FeeFigure({ view }: { view: QuoteView }) {
  const t = useCopy(NAMESPACE);
  const { country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  const dual = useDualPrice();
  const { quote, loading } = view;
  const lev = quote && dual(payableFee(quote));
  return (
    <div>
      <div className={styles.label}>{t('docket.fee')}</div>
      <div className={styles.figure}>
        {quote ? (
          <bdi dir="ltr">
            <small className={styles.currency}>{country.currencyLabel}</small>
            {formatAmount(payableFee(quote), country, { grouped })}
            {lev && <small className={styles.lev}>{lev}</small>}
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
