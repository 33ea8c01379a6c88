import * as z from 'zod/mini';
import { placeScopeSchema } from './scope';

export const limitRuleSchema = z.object({
  scope: placeScopeSchema,
  /** Largest distance of a delivery along the route. */
  distanceMetres: z.optional(z.int().check(z.positive())),
  /** Value of the goods above which the form asks for a confirmation. */
  itemValueMinor: z.optional(z.int().check(z.nonnegative())),
});
export type LimitRule = z.infer<typeof limitRuleSchema>;
