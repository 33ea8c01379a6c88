import type { Order } from '@courier/api-client';
import type { CancelVerdict, Closed, OrderActions } from '@courier/api-client/order-rules';
import type { Wording } from '../../../copy';

/** Why an order cannot be changed any more, or not yet. */
const closedWords = ({ why, since }: Closed, { t, when }: Wording) =>
  t(`closed.${why}`, { time: when(since) });

/** With the reason and the time limit. */
export function cancelWords(verdict: CancelVerdict, wording: Wording): string {
  const { t, when } = wording;
  if (verdict.allowed) return t(`cancelReason.${verdict.why}`);
  if (verdict.why === 'payment') return t('cancelReason.payment', { time: when(verdict.from) });
  return closedWords(verdict, wording);
}

/** `cancelWords` with the cost. */
export function cancelNote(verdict: OrderActions['cancel'], wording: Wording): string {
  const reason = cancelWords(verdict, wording);
  return verdict.allowed ? `${reason} · ${wording.t(`cost.${verdict.cost}`)}` : reason;
}

/** A short form of two or three words. */
export function cancelFact(verdict: CancelVerdict, { t, when }: Wording): string {
  if (verdict.allowed) return t(verdict.why === 'waiting' ? 'cancelFact.waiting' : 'cancelFact.possible');
  switch (verdict.why) {
    case 'payment':
      return t('cancelFact.from', { time: when(verdict.from) });
    case 'processing':
      return t('cancelFact.notYet');
    case 'confirming':
    case 'unknown':
      return t('cancelFact.notNow');
    case 'accepted':
    case 'under-way':
    case 'over':
    case 'delayed':
      return t('cancelFact.closedAt', { time: when(verdict.since) });
  }
}

/** With the possible cost. */
export function changeNote(verdict: NonNullable<OrderActions['change']>, wording: Wording): string {
  if (!verdict.allowed) return closedWords(verdict, wording);
  return `${wording.t('cancelReason.waiting')} · ${wording.t(`cost.${verdict.cost}`)}`;
}

/** What the tracking page shows the customer or recipient now. */
export function shareNote(verdict: OrderActions['share'], { sender }: Pick<Order, 'sender'>, { t }: Wording) {
  if (!verdict.allowed) return t(`share.${verdict.why}`);
  return t(verdict.shows === 'rider' && sender ? 'recipient.seesRider' : `share.shows.${verdict.shows}`);
}

export function riderNote(
  verdict: Exclude<OrderActions['callRider'], { allowed: true }>,
  { t, when }: Wording,
) {
  return verdict.why === 'over'
    ? t('actions.riderOver', { time: when(verdict.since) })
    : t('actions.riderNoneYet');
}
