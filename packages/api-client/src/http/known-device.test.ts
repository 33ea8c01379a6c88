import { expect, it } from '@jest/globals';
import { createApiClient } from './create-api-client';

const account = { email_address: 'owner@demo.test', password: 'Courier#2026' };

it('calls with limited attempts send the device cookie, also to an API of another origin, and other calls do not', async () => {
  const sent: RequestInit['credentials'][] = [];
  const client = createApiClient({
    baseUrl: 'https://kw.staging.shop.example/courier/api/v1',
    authorization: () => 'Bearer a|i',
    fetch: async (_input, init) => {
      sent.push(init?.credentials);
      return new Response('{}', { status: 400, headers: { 'content-type': 'application/json' } });
    },
  });
  const calls = [
    client.identity.login({ body: account }),
    client.passwords.forgot({ body: account }),
    client.passwords.reset({ body: { ...account, code: '123456' } }),
    client.identity.extend({ body: { refresh_token: 'r' } }),
    client.vendors.list(),
  ];
  await Promise.allSettled(calls);
  expect(sent).toEqual(['include', 'include', 'include', undefined, undefined]);
});
