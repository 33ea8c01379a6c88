import { describe, expect, it } from '@jest/globals';
import type { UpdateOrder } from '@courier/api-client';
import { createQueryClient } from '@courier/api-client/queries';
import { answeringClient, apiFailure } from '@courier/api-client/testing';
import { PlacementError } from '../model/request-flow/request-flow.types';
import { placementError } from './place-order';
import { isOutdated, sendUpdate } from './update-order';

const body = { vendor_id: 'kw1001' } as UpdateOrder;
const sendFailingUpdate = (error: Error) =>
  sendUpdate(answeringClient({ 'orders.update': error }).client, createQueryClient(), 'o9', body).catch(
    (refused: unknown) => refused,
  );

it('sends an update for its order and returns the order', async () => {
  const answer = { order_id: 'o9', updated_at: 2, status_history: [] };
  const { client, asked } = answeringClient({ 'orders.update': { result: answer } });
  expect(await sendUpdate(client, createQueryClient(), 'o9', body)).toEqual({
    orderId: 'o9',
    afterAll: false,
  });
  expect(asked[0]?.input).toMatchObject({ body });
});

describe('a failed update', () => {
  it.each([
    ['its fee is over', apiFailure(400, { message: 'SignatureExpired' }), 'signature-expired'],
    ['it is refused', apiFailure(404), 'refused'],
    ['the server breaks', apiFailure(500), 'unanswered'],
    ['nobody answers', apiFailure(0, { code: 'network' }), 'unanswered'],
    ['it was never sent', apiFailure(0, { code: 'client' }), 'failed'],
    ['something else breaks', new TypeError('x'), 'failed'],
  ])('is classified as %s', async (_, error, kind) => {
    const refused = await sendFailingUpdate(error);
    expect(refused).toMatchObject({ name: 'PlacementError', kind, cause: error });
    expect(isOutdated(refused)).toBe(false);
  });

  it('is outdated when the order has changed since', async () => {
    expect(isOutdated(await sendFailingUpdate(apiFailure(409)))).toBe(true);
    expect(isOutdated(apiFailure(409))).toBe(false);
    expect(isOutdated(new PlacementError('refused', {}, { cause: { status: 409 } }))).toBe(false);
  });
});

it('carries the text, the field and the wait time of the server', () => {
  expect(placementError(apiFailure(400)).details).toEqual({});
  expect(
    placementError(apiFailure(400, { translationKey: 'error.name', field: 'customer.name' })).details,
  ).toEqual({ translationKey: 'error.name', field: 'customer.name' });
  const context = { call: 'orders.create', attempts: 1, retryAtMs: 7000 };
  expect(placementError(apiFailure(429, { context })).details).toEqual({ waitsUntilMs: 7000 });
  expect(placementError(new TypeError('x')).details).toEqual({});
});
