import { expect, it } from '@jest/globals';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient } from '@courier/api-client/testing';
import { paymentKeyQuery } from './payment-key.queries';

it('reads the public key for cards from the server, at most once an hour', async () => {
  const jwk = { kty: 'RSA', kid: 'k9' };
  const { client, asked } = answeringClient({ 'payments.publicKey': { result: { jwk } } });
  const cache = createQueryClient();
  expect(await cache.fetchQuery(paymentKeyQuery(client))).toEqual(jwk);
  expect(await cache.fetchQuery(paymentKeyQuery(client))).toEqual(jwk);
  expect(asked).toHaveLength(1);
});
