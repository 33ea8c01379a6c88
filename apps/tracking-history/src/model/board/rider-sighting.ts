import type { Order, Rider } from '@courier/api-client';
import { hasRider, shouldPollRider } from '@courier/api-client/order-rules';

const STALE_AFTER_SECONDS = 60;

export const sightingAge = (rider: Pick<Rider, 'updated_at'>, nowSeconds: number) =>
  Math.max(0, Math.floor(nowSeconds - rider.updated_at));

export const isStale = (rider: Pick<Rider, 'updated_at'>, nowSeconds: number) =>
  sightingAge(rider, nowSeconds) > STALE_AFTER_SECONDS;

/** Whether the rider's fleet has sent a position; without one, only name and phone are shown. */
export const isLocated = (rider: Pick<Rider, 'position_known'>) => rider.position_known !== false;

export const showsRider = (order: Order) => hasRider(order) && shouldPollRider(order.status);

/** The rider is polled from the assignment until the order reaches `DELIVERED` or a later status. */
export const needsRider = (order: Order): order is Order & { rider_id: string } =>
  typeof order.rider_id === 'string' && order.rider_id !== '' && shouldPollRider(order.status);

/** Whether a rider is already assigned and is notified of a cancellation. */
export const isRiderTold = (order: Order) =>
  hasRider(order) || (order.rider_id !== null && order.status === 'ASSIGNED_TO_TRANSPORT');
