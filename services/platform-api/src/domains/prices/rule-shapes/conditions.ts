import * as z from 'zod';

/** What holds in a country until the operator changes it. */
export const conditionsSchema = z.object({ rain: z.boolean(), demand: z.boolean() });
export type Conditions = z.infer<typeof conditionsSchema>;
