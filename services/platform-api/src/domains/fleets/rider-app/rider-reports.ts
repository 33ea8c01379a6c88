import type { RiderEvent } from '@courier/api-client/rider-app';
import type { Db } from '../../../platform/db/database';
import { receiveEvent, type IntakeDeps } from '../events/receive-event';
import { dispatchKey, endAssignment } from './assign-order';
import type { RiderSession } from '../../../platform/calls/callers';

/** Takes in what a rider reports, by the same rules as events of a dispatch system. */
export async function receiveRiderEvent(
  deps: IntakeDeps,
  db: Db,
  session: RiderSession,
  orderId: string,
  event: RiderEvent,
): Promise<void> {
  // Ids are unique per fleet, and two phones may choose the same one.
  const event_id = `${session.externalId} ${event.event_id}`;
  await receiveEvent(deps, db, dispatchKey(session), orderId, { ...event, event_id });
  if (event.status === 'WAITING_FOR_TRANSPORT') await endAssignment(db, orderId, deps.clock.nowSeconds());
}
