import type { ApiClient } from '@courier/api-client';
import { validateVoucher } from '../../../api/vouchers';
import type { OrderDraftStore } from '../../../model/order-draft.store';
import type { Quote } from '../../../model/quote';

/** A fresh fee with the voucher that counts, validated anew; one that does not count any more is taken off. */
export async function withVoucher(
  api: ApiClient,
  draft: OrderDraftStore,
  vendorId: string,
  quote: Quote,
): Promise<Quote> {
  const { voucher: code, form } = draft.getState();
  if (code === null) return quote;
  const orderTime = form.preordered_for ?? Math.floor(Date.now() / 1000);
  try {
    return { ...quote, discount: await validateVoucher(api, { code, vendorId, orderTime, quote }) };
  } catch {
    if (draft.getState().voucher === code) draft.getState().setVoucher(null);
    return { ...quote, droppedVoucher: code };
  }
}
