import type { PortalContract } from '../contract';
import { discountedFee } from '../order-rules/checks/voucher';
import type { HandlersOf } from './fake-handlers.types';
import { checkQuote } from './fake-order-placement';
import { nowSeconds, findVendor, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

/** Taiwan uses whole dollars. */
const DECIMALS = 0;
const SIGNATURE_SECONDS = 300;

export function fakeVouchers(state: FakeState): HandlersOf<PortalContract['vouchers']> {
  const find = (code: string) => state.vouchers[code.trim().toUpperCase()];
  return {
    get: ({ params }) => {
      const result = find(params.code);
      if (!result) throw notFound();
      return { result };
    },
    validate: ({ body }) => {
      findVendor(state, body.vendor_id);
      const { delivery_fee, signature: quote, order_time } = body.order;
      checkQuote(state, quote, delivery_fee, 'order.signature');
      const offer = find(body.code);
      if (!offer?.available || Math.max(nowSeconds(), order_time) > offer.valid_until)
        throw new Refusal(400, 'This voucher code is not available.', 'voucher.unavailable', 'code');
      const { code, amount, type } = offer;
      const discounted = discountedFee(delivery_fee, offer, DECIMALS);
      const signature = `discount-${state.discounts.size + 1}`;
      const validUntil = nowSeconds() + SIGNATURE_SECONDS;
      state.discounts.set(signature, { code, discounted, validUntil });
      return { result: { voucher: { code, amount, type }, delivery_fee: discounted, signature } };
    },
  };
}
