import { describe, expect, it } from '@jest/globals';
import {
  createQueryClient,
  downloadTransactions,
  mailOrders,
  proofOptions,
  type ExportQuestion,
} from '../queries';
import { answeringClient } from '../testing/answering-client';

const question: ExportQuestion = {
  scope: { vendorId: 'kw1001', includeOutlets: false },
  from: 1_790_000_000,
  to: 1_790_259_199,
  statuses: [],
  search: '',
  phone: null,
};

describe('a file of orders', () => {
  const mailed = async (changes: Partial<ExportQuestion>, result: object = {}) => {
    const { client, inputsOf } = answeringClient({ 'exports.ordersByMail': { result } });
    const answer = await mailOrders(client, 'noura@shop.test', { ...question, ...changes });
    const [input] = inputsOf('exports.ordersByMail') as { params: object; body: object }[];
    return { answer, ...input };
  };

  it('is requested by days only, without other filters', async () => {
    const { from, to } = question;
    const { params, body, answer } = await mailed({});
    expect([params, body]).toEqual([{ vendorId: 'kw1001' }, { email: 'noura@shop.test', from, to }]);
    expect(answer).toBe(false);
  });

  it.each([
    ['its outlets', { scope: { vendorId: 'kw1001', includeOutlets: true } }, { include_outlets: true }],
    ['its statuses', { statuses: ['NEW', 'RECEIVED'] }, { status: 'NEW,RECEIVED' }],
    ['a text', { search: 'Noura' }, { search: 'Noura' }],
    ['a customer', { phone: '+96550012345' }, { customer_phone_number: '+96550012345' }],
  ])('is filtered by %s', async (_, changes, sent) => {
    const { from, to } = question;
    expect((await mailed(changes)).body).toEqual({ email: 'noura@shop.test', from, to, ...sent });
  });

  it('waits for the confirmation of its address when the server requires it', async () => {
    expect((await mailed({}, { address_to_be_confirmed: true })).answer).toBe(true);
    expect((await mailed({}, { address_to_be_confirmed: false })).answer).toBe(false);
  });
});

it('requests the cost of orders by vendor and days, and aborts without observers', async () => {
  const file = new Blob(['a']);
  const { client, asked } = answeringClient({ 'exports.transactions': file });
  const { signal } = new AbortController();
  const range = { from: 1, to: 2 };
  const scope = { vendorId: 'kw1001', includeOutlets: true };
  expect(await downloadTransactions(client, scope, range, signal)).toBe(file);
  await downloadTransactions(client, { ...scope, includeOutlets: false }, range, signal);
  const params = { vendorId: 'kw1001' };
  expect(asked.map(({ input, options }) => [input, options])).toEqual([
    [{ params, query: { from: 1, to: 2, include_outlets: true } }, { signal }],
    [{ params, query: { from: 1, to: 2 } }, { signal }],
  ]);
});

it('a picture is requested once, until a newer one exists', async () => {
  const { client, inputsOf } = answeringClient({ 'exports.proof': new Blob(['a']) });
  const cache = createQueryClient();
  await cache.fetchQuery(proofOptions(client, 'o9', 'delivery', 100));
  await cache.fetchQuery(proofOptions(client, 'o9', 'delivery', 100));
  expect(inputsOf('exports.proof')).toEqual([{ params: { orderId: 'o9', kind: 'delivery' } }]);
  await cache.fetchQuery(proofOptions(client, 'o9', 'delivery', 101));
  await cache.fetchQuery(proofOptions(client, 'o9', 'pickup', 100));
  await cache.fetchQuery(proofOptions(client, 'o8', 'delivery', 100));
  expect(inputsOf('exports.proof')).toHaveLength(4);
});
