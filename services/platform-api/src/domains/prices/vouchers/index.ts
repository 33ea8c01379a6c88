import { contract } from '@courier/api-client/contract';
import { discountedFee } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { badInput, notFound } from '../../../platform/requests/refusal';
import type { Deps } from '../deps';
import { isFallbackFee, refuseUnless } from '../pricing/order-price';
import { signedRoute, verifyFee } from '../pricing/fee-signature';
import { LARGEST_AMOUNT, toMajor, toMinor } from '../../../platform/money';
import { signDiscount } from '../pricing/discount-signature';
import { voucherUnavailable } from './voucher-uses';
import { findVoucher, isAvailable, voucherAnswer } from './vouchers.repository';

export function registerVouchers(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.vouchers.get, async ({ params, country, db }) => {
    const row = await findVoucher(db, deps.config, country, params.code);
    if (!row) throw notFound();
    return { result: voucherAnswer(row, deps.clock.nowSeconds()) };
  });

  mount(app, deps, contract.vouchers.validate, async ({ body, country, db }) => {
    const now = deps.clock.nowSeconds();
    const secret = deps.keys.signatureSecret;
    const { delivery_fee, signature, order_time } = body.order;
    if (Math.abs(delivery_fee) > LARGEST_AMOUNT)
      throw badInput('SignatureInvalid', 'order.signature-invalid', 'order.signature');
    const fee = { country, vendorId: body.vendor_id, feeMinor: toMinor(delivery_fee, country) };
    if (!isFallbackFee(deps, { vendor_id: body.vendor_id, delivery_fee, signature }))
      refuseUnless(verifyFee(secret, fee, signature, now), 'order.signature');
    const row = await findVoucher(db, deps.config, country, body.code);
    // A time in the past is a wrong clock, which must not make an expired voucher valid.
    if (!row || !isAvailable(row, Math.max(now, order_time))) throw voucherUnavailable('code');
    const { code, amount, type } = voucherAnswer(row, now);
    const voucher = { code, amount, type };
    const { decimals } = countryConfig(country);
    const discounted = discountedFee(toMajor(fee.feeMinor, country), voucher, decimals);
    const discount = {
      ...fee,
      route: signedRoute(signature),
      discountedMinor: toMinor(discounted, country),
      voucher,
    };
    return {
      result: { voucher, delivery_fee: discounted, signature: signDiscount(secret, discount, now) },
    };
  });
}
