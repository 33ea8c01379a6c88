import * as z from 'zod/mini';
import { coordinates, unixSeconds } from '../wire/fields';

/** A customer's proposal before pick-up. The order is unchanged until the vendor accepts. */
export const proposalSchema = z.object({
  /** For the rider; may be empty. */
  note: z.string(),
  /** Position of the door. */
  pin: z.nullable(coordinates),
  state: z.enum(['open', 'accepted', 'refused']),
  created_at: unixSeconds,
  answered_at: z.nullable(unixSeconds),
});

export const ratingSchema = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  words: z.string(),
  /** Time of the first rating. */
  created_at: unixSeconds,
});
