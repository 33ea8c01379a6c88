import { expect, it, jest } from '@jest/globals';
import { identityContract } from '../identity/identity.contract';
import { createFakeBackend } from '../testing/fake-backend';
import { createClientFor } from './create-client';
import { createDeferredClient } from './late-calls';

const credentials = { email_address: 'owner@demo.test', password: 'Courier#2026' };

function start() {
  const backend = createFakeBackend();
  const options = { baseUrl: '/courier/api/v1', authorization: () => null, fetch: backend.fetch };
  const make = jest.fn(async () => createClientFor({ identity: identityContract }, options));
  return { backend, make, ...createDeferredClient(make) };
}

it('a late client is loaded once, with its first call, and behaves like any other', async () => {
  const { client, make, backend } = start();
  const login = client.identity.login;
  expect(make).not.toHaveBeenCalled();
  const answers = await Promise.all([login({ body: credentials }), login({ body: credentials })]);
  expect(answers.map(({ result }) => result.user.email)).toEqual([
    credentials.email_address,
    credentials.email_address,
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(backend.callsOf('identity.login')).toHaveLength(2);
});

it('can be preloaded, and is loaded again after a failure by the next call', async () => {
  const { client, make, fetchAhead } = start();
  make.mockRejectedValueOnce(new Error('chunk'));
  await fetchAhead();
  make.mockRejectedValueOnce(new Error('chunk'));
  await expect(client.identity.login({ body: credentials })).rejects.toMatchObject({
    code: 'network',
    context: { call: 'identity.login' },
  });
  await client.identity.login({ body: credentials });
  expect(make).toHaveBeenCalledTimes(3);
});
