import { describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error';
import { createApiClient } from './create-api-client';
import type { ClientOptions } from './create-client';
import { readFailure } from './failure';

const refused = (message: string, status = 400) =>
  new ApiError({ code: 'http', status, message, context: { call: 'orders.create', attempts: 1 } });

/** A client without waits between retries, and what it sent. */
function createFailingClient(overrides: Partial<ClientOptions> = {}) {
  const fetch = jest.fn<typeof globalThis.fetch>();
  fetch.mockRejectedValue(new TypeError('fetch failed'));
  const client = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer a|i',
    retryDelay: () => 0,
    fetch,
    ...overrides,
  });
  return { client, fetch };
}

const caught = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a programming error while building a call', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;

  it.each<[string, (client: ReturnType<typeof createFailingClient>['client']) => Promise<unknown>, unknown]>([
    ['a body that is no JSON', (client) => client.flags.evaluate({ body: circular as never }), TypeError],
    [
      'half a character in the address',
      (client) => client.orders.list({ params: { vendorId: 'v\uD83D' }, query: {} }),
      URIError,
    ],
    [
      'an address without its id',
      (client) => client.riders.get({ params: { riderId: undefined as never } }),
      TypeError,
    ],
  ])('is reported with its cause, and nothing is sent: %s', async (_, ask, cause) => {
    const { client, fetch } = createFailingClient();
    const error = await caught(ask(client));
    expect(error).toMatchObject({ code: 'client', status: 0, context: { attempts: 1 } });
    expect((error as ApiError).cause).toBeInstanceOf(cause);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [
      'that cannot be read',
      () => {
        throw new Error('storage is blocked');
      },
    ],
    ['that no header can hold', () => 'Bearer ключ'],
  ])('is reported for a token %s', async (_, authorization) => {
    const { client, fetch } = createFailingClient({ authorization });
    expect(await caught(client.vendors.list())).toMatchObject({ code: 'client' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('an unanswered call', () => {
  it('keeps the browser error as its cause, and is retried', async () => {
    const { client, fetch } = createFailingClient();
    const error = await caught(client.vendors.list());
    expect(error).toMatchObject({ code: 'network', cause: new TypeError('fetch failed') });
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});

describe('the name of a refusal', () => {
  it.each([
    ['SignatureExpired', 'SignatureExpired'],
    ['order refused: SignatureExpired (300 s)', 'SignatureExpired'],
    ['SomethingNewException', 'SomethingNewException'],
    ['The server answered 400', null],
    ['Not found', null],
    ['', null],
  ])('of %p is %p', (message, name) => {
    expect(readFailure(refused(message))).toBe(name);
  });

  it('is only read from answers of the server', () => {
    expect(readFailure(new Error('SignatureExpired'))).toBeNull();
    expect(readFailure('SignatureExpired')).toBeNull();
    const facts = { status: 0, message: 'SignatureExpired', context: { call: 'x.y', attempts: 1 } };
    expect(readFailure(new ApiError({ ...facts, code: 'client' }))).toBeNull();
    expect(readFailure(new ApiError({ ...facts, code: 'network' }))).toBeNull();
  });
});
