import type { Order } from '@courier/api-client';
import { useWording, type Wording } from '../../copy';
import styles from './FeeLines.module.css';

type Charge = NonNullable<Order['charges']>[number];

/** What the fee of an order consists of; nothing where only the fee is known. */
export function FeeLines({ charges }: { charges: readonly Charge[] }) {
  const wording = useWording();
  const { t, money } = wording;
  const isTaxLine = charges.some(({ kind }) => kind === 'tax');
  const tax = charges.reduce((sum, line) => sum + (line.tax?.amount ?? 0), 0);
  if (!charges.some(({ kind }) => kind !== 'unsplit')) return null;
  return (
    <dl className={styles.lines} aria-label={t('detail.fee')}>
      {charges.map((charge, index) => (
        // Lines have no id; they are only replaced together.
        <div key={`${index} ${charge.kind}`}>
          <dt>
            <bdi>{chargeLabel(charge, wording)}</bdi>
          </dt>
          <dd>
            <bdi dir="ltr">{money(charge.amount)}</bdi>
          </dd>
        </div>
      ))}
      {tax > 0 && !isTaxLine && (
        <div>
          <dt>{t('detail.charge.tax-inside', { amount: money(tax) })}</dt>
        </div>
      )}
    </dl>
  );
}

function chargeLabel({ kind, name }: Charge, { t }: Wording): string {
  if (kind === 'voucher') return t('detail.charge.voucher', { code: name ?? '' }).trim();
  const labels: Readonly<Record<string, string>> = {
    base: t('detail.charge.base'),
    distance: t('detail.charge.distance'),
    minimum: t('detail.charge.minimum'),
    surcharge: t('detail.charge.surcharge'),
    cash: t('detail.charge.cash'),
    tax: t('detail.charge.tax'),
    rounding: t('detail.charge.rounding'),
    unsplit: t('detail.fee'),
  };
  return name || (labels[kind] ?? t('detail.charge.other'));
}
