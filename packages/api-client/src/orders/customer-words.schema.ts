import * as z from 'zod/mini';
import { coordinates, unixSeconds } from '../wire/fields';

/** What the customer would like otherwise before pick-up. The order is as it was until the vendor accepts. */
export const proposalSchema = z.object({
  /** For the rider; empty without one. */
  note: z.string(),
  /** Where the door is; null without one. */
  pin: z.nullable(coordinates),
  state: z.enum(['open', 'accepted', 'refused']),
  created_at: unixSeconds,
  answered_at: z.nullable(unixSeconds),
});

/** What the customer said of a delivery. */
export const ratingSchema = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  words: z.string(),
  /** Of the first time. */
  created_at: unixSeconds,
});
