import type { Statement } from '@courier/api-client';
import { useWording } from '../../copy';
import styles from './statements.module.css';

export type ListedStatement = Pick<
  Statement,
  'kind' | 'is_invoice' | 'corrects' | 'month' | 'decimals' | 'balance_minor'
> & { number: string };

/** A credit note names its statement. Only a registered seller writes invoices. */
export function DocumentTitle({ statement }: { statement: ListedStatement }) {
  const { t } = useWording();
  const { kind, is_invoice: isInvoice, corrects } = statement;
  const title = kind === 'credit-note' ? 'creditNote' : isInvoice ? 'invoice' : 'statement';
  return (
    <span className={styles.document}>
      {t(`statements.${title}`)}
      {corrects !== null && <small>{t('statements.corrects', { number: corrects })}</small>}
    </span>
  );
}
