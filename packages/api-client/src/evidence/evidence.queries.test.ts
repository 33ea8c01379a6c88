import { expect, it } from '@jest/globals';
import {
  createQueryClient,
  evidenceOptions,
  shareEvidence,
  sharesOptions,
  signedEvidenceOptions,
} from '../queries';
import { answeringClient } from '../testing/answering-client';

const params = { orderId: 'o9' };

it('the evidence and the open links of an order are requested separately by order id', async () => {
  const { client, asked } = answeringClient({
    'evidence.get': { result: { timeline: [] } },
    'evidence.shares': { result: { open: 2 } },
  });
  const cache = createQueryClient();
  expect(await cache.fetchQuery(evidenceOptions(client, 'o9'))).toEqual({ timeline: [] });
  expect(await cache.fetchQuery(sharesOptions(client, 'o9'))).toEqual({ open: 2 });
  await cache.fetchQuery(evidenceOptions(client, 'o9'));
  await cache.fetchQuery(evidenceOptions(client, 'o8'));
  expect(asked.map(({ call, input }) => [call, input])).toEqual([
    ['evidence.get', { params }],
    ['evidence.shares', { params }],
    ['evidence.get', { params: { orderId: 'o8' } }],
  ]);
});

it('a signed file contains the payload, its algorithm and its signature, and nothing else', async () => {
  const { client, inputsOf } = answeringClient({
    'evidence.signed': {
      result: {
        payload: 'p',
        protected: 'h',
        signature: 's',
        sha256: 'f00',
        key_id: 'k1',
        signed_at: 1_790_000_000,
      },
    },
  });
  const file = await createQueryClient().fetchQuery(signedEvidenceOptions(client, 'o9'));
  expect({ ...file, text: JSON.parse(file.text) as unknown }).toEqual({
    text: { payload: 'p', protected: 'h', signature: 's' },
    sha256: 'f00',
    keyId: 'k1',
    signedAt: 1_790_000_000,
  });
  expect(inputsOf('evidence.signed')).toEqual([{ params }]);
});

it('a link to the public page has an address and an expiry', async () => {
  const { client, inputsOf } = answeringClient({
    'evidence.share': { result: { path: '/evidence/x', ends_at: 1_790_000_000, token: 'x' } },
  });
  expect(await shareEvidence(client, 'o9')).toEqual({ path: '/evidence/x', endsAt: 1_790_000_000 });
  expect(inputsOf('evidence.share')).toEqual([{ params }]);
});
