import type { BulkRow } from '@courier/api-client';
import { AddressText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { hasFailed } from '../../model/result/row-filter';
import styles from './RowCard.module.css';
import { RowStatusSign } from './RowStatusSign';
import type { useRowWords } from './use-row-words';

interface RowCardProps {
  row: BulkRow;
  words: ReturnType<ReturnType<typeof useRowWords>>;
}

export function RowCard({ row, words }: RowCardProps) {
  const { t } = useWording();
  const { order } = row;
  return (
    <article className={styles.card} data-failed={hasFailed(row) || undefined}>
      <p className={styles.line}>
        <span className={styles.number}>{t('rows.rowNumber', { number: row.row_number })}</span>
        <strong>
          <bdi>{order.customer_name}</bdi>
        </strong>
        <bdi dir="ltr">{words.fee}</bdi>
      </p>
      <p className={styles.address}>
        <AddressText address={order.dropoff_address} />
      </p>
      <p className={styles.facts}>
        {words.payment} · {words.delivery} · <bdi>{order.collection_point}</bdi>
      </p>
      <RowStatusSign status={row.status} word={words.status} error={words.error} />
    </article>
  );
}
