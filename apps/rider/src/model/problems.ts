import type { RiderEvent, RiderStatus } from '@courier/api-client/rider-app';
import type { Stage } from './stage';

export interface Problem {
  /** Key of its text. */
  key:
    | 'shop-closed'
    | 'wrong-items'
    | 'shop-slow'
    | 'give-back'
    | 'unreachable'
    | 'unable-to-pay'
    | 'address'
    | 'accident'
    | 'late';
  status: RiderStatus;
  reason?: NonNullable<RiderEvent['reason']>;
  /** Changes no status: the shop reads it as a note. */
  isNote?: boolean;
}

const BEFORE_PICKUP: readonly Problem[] = [
  { key: 'shop-slow', status: 'DELAYED' },
  { key: 'shop-closed', status: 'CANCELLED', reason: 'OUTSIDE_SERVICE_HOURS' },
  { key: 'wrong-items', status: 'CANCELLED', reason: 'WRONG_ITEMS' },
  { key: 'give-back', status: 'WAITING_FOR_TRANSPORT' },
];
const AFTER_PICKUP: readonly Problem[] = [
  { key: 'late', status: 'DELAYED' },
  { key: 'unreachable', status: 'RETURN_INITIATED', reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER' },
  { key: 'unable-to-pay', status: 'RETURN_INITIATED', reason: 'UNABLE_TO_PAY' },
  { key: 'address', status: 'RETURN_INITIATED', reason: 'ADDRESS_INCOMPLETE' },
  { key: 'accident', status: 'RETURN_INITIATED', reason: 'RIDER_ACCIDENT' },
];

/** The return goes on: the status stays, and the shop reads the problem as a note. */
const ON_THE_WAY_BACK: readonly Problem[] = [
  { key: 'late', status: 'RETURN_INITIATED', isNote: true },
  { key: 'shop-closed', status: 'RETURN_INITIATED', isNote: true },
  { key: 'accident', status: 'RETURN_INITIATED', isNote: true },
];
const PROBLEMS: Readonly<Record<Stage, readonly Problem[]>> = {
  'to-shop': BEFORE_PICKUP,
  'at-shop': BEFORE_PICKUP,
  'to-customer': AFTER_PICKUP,
  'at-door': AFTER_PICKUP,
  'to-shop-again': ON_THE_WAY_BACK,
};

/** The problems a rider can report; after the collection they lead back to the shop. */
export const listProblems = (stage: Stage): readonly Problem[] => PROBLEMS[stage];

/** What follows from a problem; key of its text. */
export function problemEffect({
  status,
  isNote = false,
}: Problem): 'cancels' | 'returns' | 'delays' | 'hands-over' | 'notifies' {
  if (isNote) return 'notifies';
  if (status === 'CANCELLED') return 'cancels';
  if (status === 'RETURN_INITIATED') return 'returns';
  return status === 'DELAYED' ? 'delays' : 'hands-over';
}
