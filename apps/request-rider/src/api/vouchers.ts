import { readFailure, isApiError, type ApiClient } from '@courier/api-client';
import type { Quote } from '../model/quote/quote';
import { VoucherError, type Discount } from '../model/quote/voucher';

const NOT_FOUND = 404;

/**
 * The code in the server's spelling.
 * @throws VoucherError `unavailable` for an unusable code, `get-failed`
 */
export async function findVoucher(client: ApiClient, code: string): Promise<string> {
  try {
    const { result } = await client.vouchers.get({ params: { code } });
    if (!result.available) throw new VoucherError('unavailable');
    return result.code;
  } catch (cause) {
    if (cause instanceof VoucherError) throw cause;
    const unknown = isApiError(cause) && cause.status === NOT_FOUND;
    throw new VoucherError(unknown ? 'unavailable' : 'get-failed', { cause });
  }
}

/**
 * The fee after the voucher, signed by the server.
 * @param orderTime requested delivery time, unix seconds
 * @throws VoucherError `not-valid`, `fee-expired` when the signature of the quote has expired
 */
export async function validateVoucher(
  client: ApiClient,
  asked: { code: string; vendorId: string; orderTime: number; quote: Quote },
): Promise<Discount> {
  const { code, vendorId, orderTime, quote } = asked;
  const order = { order_time: orderTime, delivery_fee: quote.fee, signature: quote.signature };
  try {
    const { result } = await client.vouchers.validate({ body: { code, order, vendor_id: vendorId } });
    return { voucher: result.voucher, fee: result.delivery_fee, signature: result.signature };
  } catch (cause) {
    const expired = readFailure(cause) === 'SignatureExpired';
    throw new VoucherError(expired ? 'fee-expired' : 'not-valid', { cause });
  }
}
