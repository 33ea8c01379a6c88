import { nowInSeconds } from '@courier/config';
import { quoteRoute } from '../../api/quote.queries';
import { validateVoucher } from '../../api/vouchers';
import type { FeeTerms, Quote, QuoteRequest } from '../../model/quote/quote';
import { addressToSend } from '../../model/form/address-fields';
import { sentMethod } from '../../model/payment/payment-options';
import { paymentOptionsRead } from './payment-options';
import type { RequestServices } from '../services';

/**
 * A new fee for a route, with the applied voucher.
 * @throws QuoteError
 */
export async function quoteAt(services: RequestServices, route: QuoteRequest): Promise<Quote> {
  const { ports, cache, order } = services;
  const fallbackFee = ports.vendors.fallbackFee(route.vendorId);
  const now = feeTerms(services);
  const fields = route.dependsOn ?? [];
  const terms = {
    ...(fields.includes('payment_method') && now.payment_method !== null
      ? { payment_method: now.payment_method }
      : {}),
    ...(fields.includes('preordered_for') ? { preordered_for: now.preordered_for } : {}),
  };
  const { address } = addressToSend(services.draft.getState().form);
  // The promise of a placed order does not change.
  const request = { ...route, terms, orderId: order?.orderId, ...(order ? {} : { address }) };
  const answer = await quoteRoute(cache, ports.api, request, { fallbackFee });
  const askedWith = Object.fromEntries(fields.map((field) => [field, now[field]]));
  const quote = answer.dependsOn ? { ...answer, askedWith } : answer;
  return !order && ports.flags.isOn('voucher') ? withVoucher(services, quote) : quote;
}

/** What a fee may depend on besides the route. */
export function feeTerms(services: RequestServices): FeeTerms {
  const { method } = paymentOptionsRead(services);
  return {
    payment_method: method && sentMethod(method),
    preordered_for: services.draft.getState().form.preordered_for,
  };
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
