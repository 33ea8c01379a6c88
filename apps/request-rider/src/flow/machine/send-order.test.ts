import { afterEach, describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import type { Quote } from '../../model/quote/quote';
import type { Sending } from '../../model/payment/submission';
import { begunOnce } from '../../testing/begun-once';
import { sendOrder } from './send-order';

const begin = begunOnce();
afterEach(() => onlineManager.setOnline(true));

const SUBMISSION: Sending = { paymentMethod: 'PAID', phoneNumber: '+923012345678' };
async function sending(what: Sending, prepare: (begun: Awaited<ReturnType<typeof begin>>) => void) {
  const begun = await begin();
  prepare(begun);
  const { services, flow, backend } = begun;
  const quote = flow.getSnapshot().context.quote as Quote;
  const answer = await sendOrder(services, { quote, sending: what }).catch((refused: unknown) => refused);
  return { answer, sent: backend.callsOf('orders.create'), draft: begun.draft.getState() };
}

describe('resending an earlier attempt', () => {
  const buildStoredBody = (description: string) =>
    JSON.stringify({ vendor_id: 'v2002', order: { description } });

  it('sends its last body under its key', async () => {
    const { sent } = await sending('earlier', ({ draft, backend }) => {
      draft
        .getState()
        .setAttempt({ key: 'k7', sent: [buildStoredBody('One biryani'), buildStoredBody('Three biryanis')] });
      backend.fail('orders.create', { status: 503 });
    });
    expect(new Set(sent.map((call) => call.idempotencyKey))).toEqual(new Set(['k7']));
    expect(sent[0]?.body).toMatchObject({ order: { description: 'Three biryanis' } });
  });

  it('sends nothing when its outcome became known, e.g. in another tab', async () => {
    const { answer, sent } = await sending('earlier', ({ draft }) => draft.getState().setAttempt(null));
    expect(answer).toMatchObject({ name: 'PlacementError', kind: 'failed' });
    expect(sent).toEqual([]);
  });
});

it('sends nothing offline and does not show the order as being sent', async () => {
  const { answer, sent, draft } = await sending(SUBMISSION, () => onlineManager.setOnline(false));
  expect(answer).toMatchObject({ name: 'PlacementError', kind: 'offline' });
  expect([sent, draft.attempt]).toEqual([[], null]);
});
