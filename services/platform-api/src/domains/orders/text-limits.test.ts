import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreateOrder } from '@courier/api-client/contract';
import { addressProblem, firstOrderProblem } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import fc from 'fast-check';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

/** One to eighteen bytes, one to seven code points, each displayed as one character. */
const SIGNS = ['a', 'é', 'e\u0301', '茶', 'ش', 'لا', '\u064f', '🧋', '👩‍👩‍👧', '👍🏽', 'ก็', '한', ' '];
/** Texts with lengths around a limit. */
const textsAroundLimit = (limit: number, size: (text: string) => number) =>
  fc
    .tuple(
      fc.constantFrom(...SIGNS),
      fc.array(fc.constantFrom(...SIGNS), { maxLength: 4 }),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([sign, end, more]) => {
      const count = Math.floor((limit - size(end.join(''))) / size(sign)) + more;
      return sign.repeat(Math.max(1, count)) + end.join('');
    });
const bytes = (text: string) => Buffer.byteLength(text);
const characters = (text: string) => [...text].length;

const inTheForm = ({ customer, order, vendor_id }: CreateOrder) =>
  (
    firstOrderProblem(
      {
        vendorId: vendor_id,
        customerName: customer.name,
        customerPhone: customer.phone_number,
        description: order.description,
        address: customer.location.address,
        latitude: customer.location.latitude,
        longitude: customer.location.longitude,
        amount: order.amount,
        paymentMethod: order.payment_method,
      },
      { country: 'TW', isPossiblePhone: () => true, paymentMethods: ['PAID'] },
    ) ?? addressProblem(customer.location)
  )?.key ?? null;

describe('the limits of texts', () => {
  it.each<[string, fc.Arbitrary<string>, (body: CreateOrder, text: string) => CreateOrder]>([
    [
      '200 characters of a description',
      textsAroundLimit(LIMITS.descriptionCharacters, characters),
      (body, description) => ({ ...body, order: { ...body.order, description } }),
    ],
    [
      '1000 bytes of notes',
      textsAroundLimit(LIMITS.notesBytes, bytes),
      (body, notes) => ({
        ...body,
        customer: { ...body.customer, location: { ...body.customer.location, notes } },
      }),
    ],
    [
      '255 bytes of an address',
      textsAroundLimit(LIMITS.addressBytes, bytes),
      (body, address) => ({
        ...body,
        customer: { ...body.customer, location: { ...body.customer.location, address } },
      }),
    ],
  ])('are the same in form and server: %s', async (_, texts, put) => {
    const body = await owner.orderBody();
    const seen = new Set<string | null>();
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const sent = put(body, text);
        const expected = inTheForm(sent);
        const answer = await owner.call('POST', '/order', sent);
        seen.add(expected);
        expect([text, answer.status, answer.body.meta?.translation_key ?? null]).toEqual([
          text,
          expected === null ? 200 : 400,
          expected,
        ]);
      }),
      { numRuns: 60 },
    );
    // Both sides of the limit occurred.
    expect(seen.size).toBeGreaterThanOrEqual(2);
  });
});
