import * as z from 'zod';
import { clockMinutesSchema, isoDaySchema, placeScopeSchema } from './scope';

/** Local minutes of the day; over midnight when it ends before it begins. */
const windowSchema = z.object({ from: clockMinutesSchema, to: clockMinutesSchema });

export const hoursPlanSchema = z.object({
  scope: placeScopeSchema,
  /** Several windows of a day leave breaks between them. */
  week: z.array(windowSchema.extend({ days: z.array(isoDaySchema) })),
  /** Holidays and exceptional days, which replace the week's windows that begin on that day; empty means closed. */
  dates: z.array(z.object({ date: z.iso.date(), windows: z.array(windowSchema) })),
});
export type HoursPlan = z.infer<typeof hoursPlanSchema>;
