import * as z from 'zod/mini';
import { defineCall } from '../wire/call';
import { id, money, queryBoolean, queryNumber } from '../wire/fields';

const orders = z.int().check(z.gte(1));
const minutes = z.int().check(z.gte(0));

/** Aggregated orders of a period, in whole minutes, local hours and metres as the crow flies. */
const insightsSchema = z.object({
  /** By current status and cancellation reason. */
  endings: z.array(
    z.object({
      status: z.string(),
      reason: z.nullable(z.string()),
      by: z.nullable(z.enum(['USER', 'PLATFORM'])),
      orders,
    }),
  ),
  /** By creation: 1 is Monday; hours 0 to 23. */
  hours: z.array(
    z.object({
      weekday: z.int().check(z.gte(1), z.lte(7)),
      hour: z.int().check(z.gte(0), z.lte(23)),
      orders,
    }),
  ),
  /** Delivered orders, from the request or scheduled time to the door. */
  deliveries: z.array(z.object({ minutes, orders })),
  /** Collected orders, from the rider's arrival to the collection. */
  pickups: z.array(z.object({ minutes, orders })),
  /** Delivered unscheduled orders with a promise; `promised` in steps of five. */
  promises: z.array(
    z.object({
      promised: minutes,
      actual: minutes,
      orders,
      /** Of these orders, those after the end of their promised range. */
      late: z.optional(z.int().check(z.gte(0))),
    }),
  ),
  /** Orders with a fee; `metres` in steps of 250. */
  fees: z.array(z.object({ metres: z.int().check(z.gte(0)), fee: money, orders })),
  /** Collection points with orders. */
  outlets: z.array(
    z.object({
      vendor_id: z.string(),
      orders,
      delivered: z.int().check(z.gte(0)),
      /** Of the delivered orders; null without any. */
      median_minutes: z.nullable(minutes),
      /** Delivered orders with a promise, and those on time. */
      promised: z.int().check(z.gte(0)),
      on_time: z.int().check(z.gte(0)),
    }),
  ),
});

export const insightsContract = {
  get: defineCall({
    method: 'GET',
    path: '/vendor/:vendorId/insights',
    base: 'api',
    access: ['CLASSIC', 'GODROID'],
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    /** Unix seconds of the orders' creation, inclusive. */
    query: z.object({ from: queryNumber, to: queryNumber, include_outlets: z.optional(queryBoolean) }),
    body: null,
    answer: z.object({ result: insightsSchema }),
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
};

export type Insights = z.infer<typeof insightsSchema>;
