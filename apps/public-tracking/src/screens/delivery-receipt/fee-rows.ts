import type { DeliveryReceipt } from '@courier/api-client';
import type { Copy } from '@courier/i18n';
import type { NAMESPACE } from '../../copy';

export interface FeeRow {
  name: string;
  amount: number;
}

/** The lines of the fee with their sum; the fee alone where its parts are not known. */
export function listFeeRows(
  { charges = [], delivery_fee }: DeliveryReceipt,
  t: Copy<typeof NAMESPACE>,
): FeeRow[] {
  const isSplit = charges.some(({ kind }) => kind !== 'unsplit');
  if (!isSplit) return [{ name: t('receipt.fee'), amount: delivery_fee }];
  const labels: Readonly<Record<string, string>> = {
    base: t('receipt.charge.base'),
    distance: t('receipt.charge.distance'),
    minimum: t('receipt.charge.minimum'),
    surcharge: t('receipt.charge.surcharge'),
    cash: t('receipt.charge.cash'),
    tax: t('receipt.charge.tax'),
    rounding: t('receipt.charge.rounding'),
    voucher: t('receipt.charge.voucher', { code: '' }).replace(/:?\s*$/, ''),
    unsplit: t('receipt.fee'),
  };
  return [
    ...charges.map(({ kind, name, amount }) => ({
      name: name || (labels[kind] ?? t('receipt.charge.other')),
      amount,
    })),
    { name: t('receipt.charge.total'), amount: delivery_fee },
  ];
}

/** Tax inside the fee, unless a line shows it; 0 without one. */
export function taxInside({ charges = [] }: DeliveryReceipt): number {
  if (charges.some(({ kind }) => kind === 'tax')) return 0;
  return charges.reduce((sum, { tax }) => sum + (tax?.amount ?? 0), 0);
}
