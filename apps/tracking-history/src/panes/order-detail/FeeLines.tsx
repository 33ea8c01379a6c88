import { readFeeLines, type Charge } from '@courier/api-client/order-rules';
import { useWording, type Wording } from '../../copy';
import styles from './FeeLines.module.css';

interface ChargesProps {
  charges: readonly Charge[];
}

/** What the fee of an order consists of; nothing where only the fee is known. */
export function FeeLines({ charges }: ChargesProps) {
  const { t, money } = useWording();
  const { lines, isSplit, taxInside } = readFeeLines(charges);
  if (!isSplit) return null;
  return (
    <>
      <dl className={styles.lines} aria-label={t('detail.fee')}>
        <ChargeRows charges={lines} />
      </dl>
      {taxInside !== null && (
        <p className={styles.tax}>{t('detail.charge.tax-inside', { amount: money(taxInside) })}</p>
      )}
    </>
  );
}

/** What was charged or paid back besides the fee, such as a return. */
export function AddedCharges({ charges }: ChargesProps) {
  const { added } = readFeeLines(charges);
  if (added.length === 0) return null;
  return (
    <dl className={styles.lines}>
      <ChargeRows charges={added} />
    </dl>
  );
}

function ChargeRows({ charges }: ChargesProps) {
  const wording = useWording();
  return charges.map((charge, index) => (
    // Lines have no id; they are only replaced together.
    <div key={`${index} ${charge.kind}`}>
      <dt>
        <bdi>{chargeLabel(charge, wording)}</bdi>
      </dt>
      <dd>
        <bdi dir="ltr">{wording.money(charge.amount)}</bdi>
      </dd>
    </div>
  ));
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
    return: t('detail.charge.return'),
    refund: t('detail.charge.refund'),
    adjustment: t('detail.charge.adjustment'),
    unsplit: t('detail.fee'),
  };
  return name || (labels[kind] ?? t('detail.charge.other'));
}
