import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, isApiError, waitsUntil } from './api-error';
import { createApiClient } from './create-api-client';
import type { ClientOptions } from './create-client';
import { wait } from './retry';

const AT = 1_790_000_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** A client with these answers, the last one repeated, and the requests it sent. */
function createAnswerClient(answers: readonly (() => Response)[], overrides: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer a|i',
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (!answer) throw new TypeError('fetch failed');
      return answer();
    },
    ...overrides,
  });
  return { client, sent };
}
const refusal =
  (status: number, body: unknown = { message: 'No' }, headers: object = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { ...JSON_TYPE, ...headers } });
const respondWithText =
  (body: string, type: string | null, status = 200) =>
  () =>
    new Response(new Blob([body]), { status, headers: type === null ? {} : { 'content-type': type } });

/** The result of a call after every wait. */
async function ended(call: Promise<unknown>): Promise<unknown> {
  const caught = call.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return caught;
}

beforeEach(() => void jest.useFakeTimers({ now: AT }));
afterEach(() => void jest.useRealTimers());

const query = { from: 1, to: 2 };
const params = { vendorId: 'kw1001' };

describe('a file', () => {
  it('is requested by its type, a refusal as JSON, and is returned unchanged', async () => {
    const { client, sent } = createAnswerClient([respondWithText('a,b', 'text/csv; charset=utf-8')]);
    const file = await client.exports.transactions({ params, query });
    expect(await file.text()).toBe('a,b');
    expect(sent[0]?.init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'text/csv, application/json',
      Authorization: 'Bearer a|i',
    });
  });

  it.each([['application/json'], ['text/html'], [null]])('is invalid if the type is %s', async (type) => {
    const { client } = createAnswerClient([respondWithText('{}', type)]);
    expect(await ended(client.exports.transactions({ params, query }))).toMatchObject({
      code: 'invalid-answer',
      message: 'The server answered another kind of file',
      context: { call: 'exports.transactions', attempts: 1, issues: [] },
    });
  });
});

describe('an answer', () => {
  it.each(['application/json', 'APPLICATION/JSON; charset=utf-8', 'application/problem+json'])(
    'is parsed as JSON if its type is %s',
    async (type) => {
      const { client } = createAnswerClient([respondWithText('{"result":"true"}', type)]);
      expect(await client.parameters.get({ params: { name: 'serviceHours' } })).toEqual({ result: 'true' });
    },
  );

  it.each(['text/plain', 'application/jsonp', null])('is invalid if its type is %s', async (type) => {
    const { client } = createAnswerClient([respondWithText('{"result":"true"}', type)]);
    expect(await ended(client.parameters.get({ params: { name: 'serviceHours' } }))).toMatchObject({
      code: 'invalid-answer',
      status: 200,
      message: 'The server answered something other than JSON',
    });
  });

  it('with an invalid shape is reported with the paths of wrong values, without the values', async () => {
    const body = { result: { data: [{ order_id: 'secret' }], pagination: { pagination_key: 7 } } };
    const { client } = createAnswerClient([() => Response.json(body)]);
    const error = await ended(client.orders.list({ params, query: {} }));
    expect(error).toMatchObject({ message: 'The server answered an unexpected shape' });
    const { issues } = (error as ApiError).context;
    expect(issues).toEqual(
      expect.arrayContaining(['result.data.0.vendor_id', 'result.pagination.pagination_key']),
    );
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});

describe('a refusal', () => {
  it('contains only what the server sent', async () => {
    const { client } = createAnswerClient([refusal(404, { message: 'Gone', meta: { field: '' } })]);
    const error = await ended(client.vendors.list());
    expect(error).toMatchObject({ message: 'Gone', translationKey: null });
    expect((error as ApiError).field).toBeUndefined();
    expect(error).not.toHaveProperty('context.retryAfterSeconds');
    expect((error as ApiError).cause).toBeUndefined();
  });

  it.each([
    ['in another shape', refusal(409, { error: 'x' })],
    ['in JSON that is cut', respondWithText('{"message":"x"', 'application/json', 409)],
    ['in words', respondWithText('{"message":"x"}', 'text/plain', 409)],
  ])('with the body %s is identified by its status', async (_, answer) => {
    expect(await ended(createAnswerClient([answer]).client.vendors.list())).toMatchObject({
      code: 'http',
      status: 409,
      message: 'The server answered 409',
    });
  });

  it.each([
    ['10', 4, AT + 10_000 + 30_000],
    ['11', 1, AT + 11_000],
    ['soon', 4, null],
  ])('for too many calls with a delay of %s s is sent %i times', async (seconds, times, until) => {
    const headers = { 'retry-after': seconds };
    const { client, sent } = createAnswerClient([refusal(429, undefined, headers)], {
      retryDelay: () => 10_000,
    });
    const error = await ended(client.vendors.list());
    expect([sent.length, waitsUntil(error)]).toEqual([times, until]);
  });

  it('for another reason is not repeated, even with a retry time', async () => {
    const { client } = createAnswerClient([refusal(404, undefined, { 'retry-after': '5' })]);
    expect(waitsUntil(await ended(client.vendors.list()))).toBeNull();
    expect(waitsUntil(new Error('No'))).toBeNull();
  });

  it.each([
    [500, 4],
    [499, 1],
  ])('of a read with %i is sent %i times', async (status, times) => {
    const { client, sent } = createAnswerClient([refusal(status)]);
    await ended(client.vendors.list());
    expect(sent).toHaveLength(times);
  });

  it('without a session does not renew a session', async () => {
    const onUnauthorized = jest.fn(async () => true);
    const { client, sent } = createAnswerClient([refusal(401)], { onUnauthorized });
    await ended(client.parameters.get({ params: { name: 'serviceHours' } }));
    expect([sent.length, onUnauthorized.mock.calls.length]).toEqual([1, 0]);
  });

  it('of a session that cannot be renewed is reported', async () => {
    const { client, sent } = createAnswerClient([refusal(401)]);
    expect(await ended(client.vendors.list())).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('a call', () => {
  it('omits undefined parameters from its address, and sends an empty object as the default body', async () => {
    const { client, sent } = createAnswerClient([refusal(404)]);
    const empty = { from: undefined, to: null as unknown as undefined };
    await ended(client.orders.list({ params, query: empty as never }));
    await ended(client.live.ticket());
    expect(sent.map(({ url, init }) => [url, init.body])).toEqual([
      ['/courier/api/v1/vendor/kw1001/orders', undefined],
      ['/courier/api/v1/live/ticket', '{}'],
    ]);
  });

  it('uses the native fetch by default', async () => {
    const fetch = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ result: 7 }));
    const client = createApiClient({ baseUrl: '/courier/api/v1', authorization: () => null });
    expect(await client.parameters.get({ params: { name: 'serviceHours' } })).toEqual({ result: 7 });
    expect(fetch.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      ['/courier/api/v1/get-country-parameter/serviceHours', 'GET'],
    ]);
    fetch.mockRestore();
  });

  it('uses the key of its caller only if the call needs a key', async () => {
    const { client, sent } = createAnswerClient([refusal(404)]);
    await ended(client.live.ticket({}, { idempotencyKey: 'mine' }));
    expect(sent[0]?.init.headers).not.toHaveProperty('Idempotency-Key');
  });

  it.each([
    ['was answered', createAnswerClient([() => Response.json({ result: 7 })])],
    ['could not be sent', createAnswerClient([], { retryDelay: () => 5 })],
  ])('that %s leaves no timer and no listener behind', async (_, { client }) => {
    const controller = new AbortController();
    const removed = jest.spyOn(controller.signal, 'removeEventListener');
    const added = jest.spyOn(controller.signal, 'addEventListener');
    await ended(client.parameters.get({ params: { name: 'serviceHours' } }, { signal: controller.signal }));
    expect(jest.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalled();
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it('that is aborted while pending rejects with the reason', async () => {
    let given: AbortSignal | null | undefined;
    const { client } = createAnswerClient([], {
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          given = init?.signal;
          given?.addEventListener('abort', () => reject(new Error('cut')));
        }),
    });
    const controller = new AbortController();
    const call = ended(client.vendors.list({}, { signal: controller.signal }));
    controller.abort(new Error('left'));
    expect(await call).toEqual(new Error('left'));
    expect(given?.aborted).toBe(true);
  });

  it('that was aborted before is never sent', async () => {
    const { client, sent } = createAnswerClient([refusal(404)]);
    const signal = AbortSignal.abort(new Error('left'));
    expect(await ended(client.vendors.list({}, { signal }))).toEqual(new Error('left'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['The server could not be reached', [], {}, {}],
    ['No answer within 50 ms', [], { timeoutMs: 50, fetch: never }, {}],
    ['The call could not be built', [], {}, { vendorId: null }],
  ])('that fails has a message for debugging: %s', async (message, answers, options, more) => {
    const { client } = createAnswerClient(answers, options);
    const wrong = { ...params, ...more } as typeof params;
    expect(await ended(client.orders.list({ params: wrong, query: {} }))).toMatchObject({
      name: 'ApiError',
      message,
      context: { call: 'orders.list' },
    });
  });

  it('reports a missing part of its address', async () => {
    const error = (await ended(
      createAnswerClient([]).client.orders.list({ params: {} as never, query: {} }),
    )) as ApiError;
    expect(error.cause).toEqual(new TypeError('The path /vendor/:vendorId/orders needs vendorId'));
  });
});

function never(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );
}

describe('a wait', () => {
  it('ends at once for an aborted call, and sets no timer', async () => {
    await expect(wait(1000, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that is aborted half-way leaves no timer behind', async () => {
    const controller = new AbortController();
    const waiting = wait(1000, controller.signal).catch((error: unknown) => error);
    controller.abort('left');
    expect([await waiting, jest.getTimerCount()]).toEqual(['left', 0]);
  });
});

it('recognises an ApiError of another copy of this package, and no other error', () => {
  const facts = { code: 'http', status: 400, message: 'No', context: { call: 'a.b', attempts: 1 } } as const;
  const copy = Object.assign(new Error('No'), { name: 'ApiError', translationKey: null });
  expect([new ApiError(facts), copy].map(isApiError)).toEqual([true, true]);
  const others = [
    Object.assign(new Error('No'), { translationKey: null }),
    Object.assign(new Error('No'), { name: 'ApiError' }),
    { name: 'ApiError', translationKey: null },
    null,
  ];
  expect(others.map(isApiError)).toEqual([false, false, false, false]);
});
