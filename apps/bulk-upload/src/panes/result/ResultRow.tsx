import type { BulkRow } from '@courier/api-client';
import { distanceMetres } from '@courier/api-client/order-rules';
import { useVendors } from '@courier/shell-api';
import { AddressText } from '@courier/ui-kit/text';
import { useWording } from '../../copy';
import { useRowWords } from '../job/use-row-words';
import { DistanceSketch } from './DistanceSketch';
import { OrderLink } from './OrderLink';
import styles from './ResultRow.module.css';

/** Distance from the shop to a location that was not found exactly, metres; null for other rows. */
function useFarPlace({ error, order: { place } }: BulkRow): number | null {
  const shop = useVendors().selected?.vendor_information.location;
  if (error !== 'bulk.confirm-place' || !place) return null;
  if (typeof shop?.latitude !== 'number' || typeof shop.longitude !== 'number') return null;
  return distanceMetres({ latitude: shop.latitude, longitude: shop.longitude }, place);
}

export function ResultRow({ row, vendorId }: { row: BulkRow; vendorId: string }) {
  const { t, time } = useWording();
  const describeRow = useRowWords();
  const { customer_name: name, dropoff_address: address } = row.order;
  const original = row.duplicate_of;
  const metres = useFarPlace(row);
  return (
    <article className={styles.row} data-far={metres !== null || undefined}>
      <p className={styles.number}>{t('rows.rowNumber', { number: row.row_number })}</p>
      <div>
        <h3>{describeRow(row).error}</h3>
        <p>
          <bdi>{name}</bdi>
          {name !== '' && address !== '' && ' · '}
          <AddressText address={address} />
        </p>
        {original?.order_id !== undefined && (
          <p>
            <bdi>{original.customer_name}</bdi>
            {original.created_at !== undefined && `, ${time(original.created_at)}`}{' '}
            <OrderLink vendorId={vendorId} orderId={original.order_id} />
          </p>
        )}
      </div>
      {metres !== null && <DistanceSketch metres={metres} />}
    </article>
  );
}
