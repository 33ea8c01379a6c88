import type { DeliveryReceipt } from '@courier/api-client';
import { readFeeLines } from '@courier/api-client/order-rules';
import type { Copy } from '@courier/i18n';
import type { NAMESPACE } from '../../copy';

export interface FeeRow {
  name: string;
  amount: number;
}

/** The lines of the fee with their sum, then what was added to it; the fee alone where its parts are not known. */
export function listFeeRows(
  { charges = [], delivery_fee }: DeliveryReceipt,
  t: Copy<typeof NAMESPACE>,
): FeeRow[] {
  const { lines, added, isSplit } = readFeeLines(charges);
  const labels: Readonly<Record<string, string>> = {
    base: t('receipt.charge.base'),
    distance: t('receipt.charge.distance'),
    minimum: t('receipt.charge.minimum'),
    surcharge: t('receipt.charge.surcharge'),
    cash: t('receipt.charge.cash'),
    tax: t('receipt.charge.tax'),
    rounding: t('receipt.charge.rounding'),
    return: t('receipt.charge.return'),
    refund: t('receipt.charge.refund'),
    adjustment: t('receipt.charge.adjustment'),
    voucher: t('receipt.charge.voucher', { code: '' }).replace(/:?\s*$/, ''),
    unsplit: t('receipt.fee'),
  };
  const toRow = ({ kind, name, amount }: (typeof charges)[number]) => ({
    name: name || (labels[kind] ?? t('receipt.charge.other')),
    amount,
  });
  const fee = isSplit
    ? [...lines.map(toRow), { name: t('receipt.charge.total'), amount: delivery_fee }]
    : [{ name: t('receipt.fee'), amount: delivery_fee }];
  return [...fee, ...added.map(toRow)];
}
