import type { FleetEvent, FleetStatus } from '@courier/api-client/fleet';
import { progressIndex } from '@courier/api-client/order-rules';

const WAY: readonly FleetStatus[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
];
const CANCELLED_AT = 4;
const SECONDS_APART = 5;
const RIDER = { name: 'Chen Wei', phone_number: '+886987000104' };
const ENDS: readonly string[] = ['DELIVERED', 'CANCELLED'];

interface WantedReports {
  name: string;
  createdAtSeconds: number;
  /** A cancellation before the pickup is reported too. */
  isCancelled: boolean;
  random: () => number;
}

/** The reports of one delivery: each twice, some once more with an id of their own, in random order. */
export function buildReports({ name, createdAtSeconds, isCancelled, random }: WantedReports): FleetEvent[] {
  const statuses = isCancelled ? WAY.toSpliced(CANCELLED_AT, 0, 'CANCELLED') : WAY;
  const events = statuses.map((status, step): FleetEvent => ({
    event_id: `${name}-${status}`,
    status,
    occurred_at: createdAtSeconds + 1 + step * SECONDS_APART,
    ...(status === 'ASSIGNED_TO_TRANSPORT' ? { rider: { rider_id: name, ...RIDER } } : {}),
    ...(status === 'CANCELLED' ? { reason: 'BAD_WEATHER' } : {}),
  }));
  const twins = events
    .filter(() => random() < 1 / 3)
    .map((event) => ({ ...event, event_id: `${event.event_id}-twin` }));
  return shuffle([...events, ...events, ...twins], random);
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const keyed = values.map((value) => ({ value, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}

/** Why a history breaks the rules; null where it does not. */
export function findForbiddenStep(statuses: readonly string[]): string | null {
  if (statuses[0] !== 'NEW') return 'does not begin with NEW';
  if (new Set(statuses).size < statuses.length) return 'has a status twice';
  const end = statuses.findIndex((status) => ENDS.includes(status));
  if (end >= 0 && end < statuses.length - 1) return 'goes on after its end';
  if (statuses.includes('CANCELLED') && statuses.includes('PICKED_UP'))
    return 'is cancelled after the pickup';
  const steps = statuses
    .filter((status) => status !== 'CANCELLED')
    .map((status) => progressIndex(status) ?? -1);
  return steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
    ? null
    : 'goes backwards';
}
