import type { DeliveryReceipt } from '@courier/api-client';
import { readFeeLines } from '@courier/api-client/order-rules';
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
  const { lines, isSplit } = readFeeLines(charges);
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
    ...lines.map(({ kind, name, amount }) => ({
      name: name || (labels[kind] ?? t('receipt.charge.other')),
      amount,
    })),
    { name: t('receipt.charge.total'), amount: delivery_fee },
  ];
}
