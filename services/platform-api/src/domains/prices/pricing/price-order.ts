import { discountedFee } from '@courier/api-client/order-rules';
import type { Voucher } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import { toMajor, toMinor } from '../../../platform/money';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { toPricedLines, type PricedLine } from './tariffs/priced-lines';
import { verifyPrice, type Price, type PricedBody, type Trip } from './order-price';
import type { PricedBy } from './priced-by';
import { splitFee } from './split-fee';

interface OrderTrip extends Trip {
  /** Along the route. */
  metres: number;
  /** Of the changed order; it applies to the new fee. */
  orderVoucher?: Voucher | null;
}

export interface OrderPrice extends Price {
  /** Null where only the fee is known. */
  lines: readonly PricedLine[] | null;
  tariffVersion: number | null;
}

interface VerifiedPrice {
  isPriceVerified?: boolean | undefined;
  /** Of a fee that never left the server. */
  pricedBy?: PricedBy | undefined;
}

/**
 * `verifyPrice` with the lines of the price.
 * @throws Refusal as `verifyPrice`
 */
export async function priceOrder(
  deps: Pick<Deps, 'clock' | 'config' | 'keys' | 'rules'>,
  db: Db,
  trip: OrderTrip,
  body: PricedBody,
  { isPriceVerified, pricedBy }: VerifiedPrice = {},
): Promise<OrderPrice> {
  const price = withOrderVoucher(trip, verifyPrice(deps, trip, body, isPriceVerified));
  const { feeMinor, discountedMinor, voucher } = price;
  const split = await splitFee(deps, db, {
    country: trip.country,
    vendorId: body.vendor_id,
    feeMinor,
    pickup: trip.source,
    metres: trip.metres,
    paymentMethod: trip.order.paymentMethod,
    signature: body.signature,
    pricedBy,
  });
  const discount =
    discountedMinor === null
      ? null
      : { code: voucher?.code ?? null, amountMinor: discountedMinor - feeMinor };
  return {
    ...price,
    lines: split && toPricedLines(split, discount),
    tariffVersion: split?.tariffVersion ?? null,
  };
}

function withOrderVoucher({ country, orderVoucher }: OrderTrip, price: Price): Price {
  if (!orderVoucher) return price;
  const { decimals } = countryConfig(country);
  const discounted = discountedFee(toMajor(price.feeMinor, country), orderVoucher, decimals);
  return { ...price, voucher: orderVoucher, discountedMinor: toMinor(discounted, country) };
}
