import * as z from 'zod';
import { placeScopeSchema } from './scope';

export const limitRuleSchema = z.object({
  scope: placeScopeSchema,
  /** Largest distance of a delivery along the route. */
  distanceMetres: z.int().positive().optional(),
  /** Value of the goods above which the form asks for a confirmation. */
  itemValueMinor: z.int().nonnegative().optional(),
  /** Cash in hand above which a rider gets no offers with cash; for a country or a city. */
  riderCashMinor: z.int().nonnegative().optional(),
});
export type LimitRule = z.infer<typeof limitRuleSchema>;
