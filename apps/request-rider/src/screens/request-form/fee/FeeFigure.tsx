import { Skeleton } from '@courier/ui-kit/core';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { moneyParts } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { payableFee } from '../../../model/quote/voucher';
import { NAMESPACE } from '../../../copy';
import { useDualPrice } from './use-money';
import type { QuoteView } from './use-quote-view';
import styles from './FeeFigure.module.css';

export function FeeFigure({ view }: { view: QuoteView }) {
  const t = useCopy(NAMESPACE);
  const { country, locale } = useLocaleState();
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
            {moneyParts(payableFee(quote), country, { grouped, locale }).map(({ kind, text }) =>
              kind === 'currency' ? (
                <small key={kind} className={styles.currency}>
                  {text}
                </small>
              ) : (
                text
              ),
            )}
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
