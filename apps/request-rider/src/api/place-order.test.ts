import { describe, expect, it, jest } from '@jest/globals';
import { ApiError, type ApiClient } from '@courier/api-client';
import { createQueryClient } from '@courier/api-client/queries';
import type { OrderAttempt } from '../model/draft/order-attempt';
import type { OrderPayload } from '../model/request-flow/order-payload';
import { placeOrder } from './place-order';

const failure = (status: number, message = 'no', retryAfterSeconds?: number) =>
  new ApiError({
    code: status === 0 ? 'network' : status < 0 ? 'client' : 'http',
    status,
    message,
    context: {
      call: 'orders.create',
      attempts: 1,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });
const payload = (signature: string) => ({ vendor_id: 'v1', signature }) as OrderPayload;

function createAttemptMemory(initial: OrderAttempt | null = null) {
  let attempt = initial;
  return { get: () => attempt, set: (next: OrderAttempt | null) => void (attempt = next) };
}

type Sent = { body: { signature: string }; key: string | undefined };

function createOrderClient(answer: (sent: Sent, count: number) => string | Error) {
  const sent: Sent[] = [];
  const create = jest.fn(async (input: { body: unknown }, options?: { idempotencyKey?: string }) => {
    const one = { body: input.body as Sent['body'], key: options?.idempotencyKey };
    sent.push(one);
    const result = answer(one, sent.length);
    if (result instanceof Error) throw result;
    return { result: { order_id: result } };
  });
  return {
    client: { api: { orders: { create } } as unknown as ApiClient, cache: createQueryClient() },
    sent,
  };
}

describe('placing an order exactly once', () => {
  it('keeps the key while the outcome is unknown, also when the body changes', async () => {
    const memory = createAttemptMemory();
    const { client, sent } = createOrderClient((_, count) =>
      count < 3 ? failure(count === 1 ? 0 : 502) : 'o-1',
    );
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'unanswered' });
    await expect(placeOrder(client, payload('b'), memory)).rejects.toMatchObject({ kind: 'unanswered' });
    await expect(placeOrder(client, payload('b'), memory)).resolves.toEqual({
      orderId: 'o-1',
      afterAll: false,
    });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(memory.get()?.sent).toHaveLength(2);
  });

  it('does not treat an order in progress as refused, and retries with its key', async () => {
    const memory = createAttemptMemory();
    const { client, sent } = createOrderClient((_, count) => (count === 1 ? failure(409, 'no', 1) : 'o-1'));
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'unanswered' });
    await expect(placeOrder(client, payload('a'), memory)).resolves.toEqual({
      orderId: 'o-1',
      afterAll: false,
    });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('treats an unsent call as neither placed nor refused, and keeps the earlier attempt', async () => {
    const memory = createAttemptMemory();
    const { client, sent } = createOrderClient((_, count) => failure([-1, 0, -1][count - 1] ?? 500));
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'failed' });
    expect(memory.get()).toBeNull();
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'unanswered' });
    const open = memory.get();
    await expect(placeOrder(client, payload('b'), memory)).rejects.toMatchObject({ kind: 'failed' });
    expect([memory.get(), open?.sent, sent[1]?.key]).toEqual([
      open,
      [JSON.stringify(payload('a'))],
      open?.key,
    ]);
  });

  it('returns the order of an earlier attempt when the server knows the key with another body', async () => {
    const memory = createAttemptMemory();
    const { client, sent } = createOrderClient(({ body }, count) => {
      if (count === 1) return failure(0);
      return body.signature === 'a' ? 'o-first' : failure(422);
    });
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'unanswered' });
    await expect(placeOrder(client, payload('b'), memory)).resolves.toEqual({
      orderId: 'o-first',
      afterAll: true,
    });
    expect(sent.map(({ body }) => body.signature)).toEqual(['a', 'b', 'a']);
  });

  it('uses a new key after a definite refusal', async () => {
    const memory = createAttemptMemory();
    const { client, sent } = createOrderClient((_, count) =>
      count === 1 ? failure(400, 'SignatureExpired') : 'o-1',
    );
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({
      kind: 'signature-expired',
    });
    expect(memory.get()).toBeNull();
    await placeOrder(client, payload('b'), memory);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('keeps the key when the session must be renewed first', async () => {
    const memory = createAttemptMemory();
    const { client } = createOrderClient(() => failure(401));
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'refused' });
    expect(memory.get()).not.toBeNull();
  });

  it.each([401, 408, 409, 429, 500, 503])(
    'keeps the key after status %d, because the order may exist',
    async (status) => {
      const memory = createAttemptMemory();
      const { client } = createOrderClient(() => failure(status));
      await expect(placeOrder(client, payload('a'), memory)).rejects.toBeInstanceOf(Error);
      expect(memory.get()?.sent).toHaveLength(1);
    },
  );

  it.each([400, 402, 403, 404, 422, 499])('discards the key after status %d', async (status) => {
    const memory = createAttemptMemory();
    const { client } = createOrderClient(() => failure(status));
    await expect(placeOrder(client, payload('a'), memory)).rejects.toMatchObject({ kind: 'refused' });
    expect(memory.get()).toBeNull();
  });

  it.each([
    ['and keeps the key while that is unsettled as well', 503, 'unanswered', true],
    ['and gives the key up once that is refused', 404, 'refused', false],
    ['and gives the key up where no earlier body is known', 422, 'refused', false],
  ])('resends an earlier attempt when the server knows the key, %s', async (_, later, kind, keeps) => {
    const memory = createAttemptMemory({ key: 'k1', sent: ['{"signature":"a"}', '{"signature":"b"}'] });
    const { client, sent } = createOrderClient((_sent, count) => failure(count === 1 ? 422 : later));
    await expect(placeOrder(client, payload('c'), memory)).rejects.toMatchObject({ kind });
    expect(memory.get() !== null).toBe(keeps);
    expect(sent.map(({ body }) => body.signature)).toEqual(later === 422 ? ['c', 'a', 'b'] : ['c', 'a']);
  });

  it.each([
    ['like a refusal', { code: 'http', status: 400 }],
    ['like one of the key', { code: 'http', status: 422 }],
    ['like a call that was never sent', { code: 'client', status: 0 }],
  ])('does not accept an answer that only looks %s', async (_, looks) => {
    const before = { key: 'k1', sent: ['{"signature":"a"}'] };
    const memory = createAttemptMemory(before);
    const { client, sent } = createOrderClient(() => Object.assign(new Error('x'), looks));
    await expect(placeOrder(client, payload('b'), memory)).rejects.toMatchObject({ kind: 'failed' });
    expect(sent).toHaveLength(1);
    expect(memory.get()?.sent).toHaveLength(2);
  });

  it('stops looking for an earlier attempt after a failure', async () => {
    const memory = createAttemptMemory({ key: 'k1', sent: ['{"signature":"a"}', '{"signature":"b"}'] });
    const broken = Object.assign(new Error('x'), { code: 'http', status: 422 });
    const { client, sent } = createOrderClient((_sent, count) => (count === 1 ? failure(422) : broken));
    await expect(placeOrder(client, payload('c'), memory)).rejects.toMatchObject({ kind: 'failed' });
    expect(sent).toHaveLength(2);
    expect(memory.get()).not.toBeNull();
  });
});
