import { describe, expect, it } from '@jest/globals';
import { answeringClient, apiFailure } from '@courier/api-client/testing';
import type { Quote } from '../model/quote/quote';
import { findVoucher, validateVoucher } from './vouchers';

describe('a typed voucher code', () => {
  const find = (answer: unknown) => findVoucher(answeringClient({ 'vouchers.get': answer }).client, 'ahlan');

  it('is replaced by the server’s spelling while it is usable', async () => {
    const { client, asked } = answeringClient({
      'vouchers.get': { result: { available: true, code: 'AHLAN' } },
    });
    expect(await findVoucher(client, 'ahlan')).toBe('AHLAN');
    expect(asked[0]?.input).toEqual({ params: { code: 'ahlan' } });
  });

  it.each([
    ['was withdrawn', { result: { available: false, code: 'AHLAN' } }, 'unavailable'],
    ['does not exist', apiFailure(404), 'unavailable'],
    ['cannot be looked up', apiFailure(503), 'get-failed'],
    ['cannot be asked for', apiFailure(0, { code: 'network' }), 'get-failed'],
    ['breaks something', new TypeError('x'), 'get-failed'],
    ['breaks in the browser', Object.assign(new Error('x'), { status: 404 }), 'get-failed'],
  ])('that %s is rejected', async (_, answer, problem) => {
    await expect(find(answer)).rejects.toMatchObject({
      name: 'VoucherError',
      problem,
      ...(answer instanceof Error ? { cause: answer } : {}),
    });
  });
});

describe('the fee after a voucher', () => {
  const voucher = { code: 'AHLAN', amount: 10, type: 'percentage' };
  const asked = {
    code: 'AHLAN',
    vendorId: 'kw1001',
    orderTime: 1_790_003_600,
    quote: { fee: 1.25, signature: 's1' } as Quote,
  };

  it('is requested with the quoted fee and the delivery time', async () => {
    const answering = answeringClient({
      'vouchers.validate': { result: { voucher, delivery_fee: 1.125, signature: 's2' } },
    });
    expect(await validateVoucher(answering.client, asked)).toEqual({ voucher, fee: 1.125, signature: 's2' });
    expect(answering.asked[0]?.input).toEqual({
      body: {
        code: 'AHLAN',
        order: { order_time: 1_790_003_600, delivery_fee: 1.25, signature: 's1' },
        vendor_id: 'kw1001',
      },
    });
  });

  it.each([
    ['the quote is over', apiFailure(400, { message: 'SignatureExpired' }), 'fee-expired'],
    ['the voucher is', apiFailure(400, { message: 'VoucherExpired' }), 'not-valid'],
    ['nobody answers', apiFailure(0, { code: 'network' }), 'not-valid'],
  ])('is rejected: %s', async (_, error, problem) => {
    const { client } = answeringClient({ 'vouchers.validate': error });
    await expect(validateVoucher(client, asked)).rejects.toMatchObject({ problem, cause: error });
  });
});
