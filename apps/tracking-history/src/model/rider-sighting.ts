import type { Order, Rider } from '@courier/api-client';
import { hasRider, shouldPollRider } from '@courier/api-client/order-rules';

/** A position older than this is not shown as moving. */
export const STALE_AFTER_SECONDS = 60;

/** Seconds since the rider was seen. */
export const sightingAge = (rider: Pick<Rider, 'updated_at'>, nowSeconds: number) =>
  Math.max(0, Math.floor(nowSeconds - rider.updated_at));

export const isStale = (rider: Pick<Rider, 'updated_at'>, nowSeconds: number) =>
  sightingAge(rider, nowSeconds) > STALE_AFTER_SECONDS;

/** Whether the fleet of the rider has said where the rider is; until then only name and phone are shown. */
export const isLocated = (rider: Pick<Rider, 'position_known'>) => rider.position_known !== false;

/** Whether name, phone and position of the rider may be shown. */
export const showsRider = (order: Order) => hasRider(order) && shouldPollRider(order.status);

/** An order enters the queue with a rider_id and leaves it on reaching DELIVERED or later. */
export const needsRider = (order: Order): order is Order & { rider_id: string } =>
  typeof order.rider_id === 'string' && order.rider_id !== '' && shouldPollRider(order.status);

/** Whether somebody is to ride already, and hears of a cancellation. */
export const isRiderTold = (order: Order) =>
  hasRider(order) || (order.rider_id !== null && order.status === 'ASSIGNED_TO_TRANSPORT');
