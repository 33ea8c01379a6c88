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

/** The problems a rider can report; after the collection they lead back to the shop. */
export const listProblems = (stage: Stage): readonly Problem[] =>
  stage === 'to-shop' || stage === 'at-shop' ? BEFORE_PICKUP : stage === 'to-shop-again' ? [] : AFTER_PICKUP;

/** What follows from a problem; key of its text. */
export function problemEffect({ status }: Problem): 'cancels' | 'returns' | 'delays' | 'hands-over' {
  if (status === 'CANCELLED') return 'cancels';
  if (status === 'RETURN_INITIATED') return 'returns';
  return status === 'DELAYED' ? 'delays' : 'hands-over';
}
