import { nowInSeconds } from '@courier/config';
import { quoteRoute } from '../api/quote.queries';
import { validateVoucher } from '../api/vouchers';
import type { Quote, QuoteRequest } from '../model/quote';
import type { RequestServices } from './services';

/**
 * A new fee for a route, with the applied voucher.
 * @throws QuoteError
 */
export async function quoteAt(services: RequestServices, route: QuoteRequest): Promise<Quote> {
  const { ports, cache, order } = services;
  const fallbackFee = ports.vendors.fallbackFee(route.vendorId);
  const quote = await quoteRoute(cache, ports.api, { ...route, orderId: order?.orderId }, { fallbackFee });
  return !order && ports.flags.isOn('voucher') ? withVoucher(services, quote) : quote;
}

/** Requested delivery time, unix seconds. */
export const orderTime = ({ draft }: Pick<RequestServices, 'draft'>): number =>
  draft.getState().form.preordered_for ?? nowInSeconds();

/** Validates the applied voucher again and removes it when it is no longer valid. */
async function withVoucher(services: RequestServices, quote: Quote): Promise<Quote> {
  const { ports, draft, vendor } = services;
  const { voucher: code } = draft.getState();
  if (code === null) return quote;
  const asked = { code, vendorId: vendor.vendor_id, orderTime: orderTime(services), quote };
  try {
    return { ...quote, discount: await validateVoucher(ports.api, asked) };
  } catch {
    if (draft.getState().voucher === code) draft.getState().setVoucher(null);
    return { ...quote, droppedVoucher: code };
  }
}
