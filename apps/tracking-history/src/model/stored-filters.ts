import { DATE_PRESETS } from '@courier/config/time';
import * as z from 'zod/mini';
import { STATUS_FILTERS } from './status-filter';

const storedFiltersSchema = z.object({
  dateRangeFilter: z.object({
    from: z.number(),
    to: z.number(),
    category: z.enum([...DATE_PRESETS, 'custom']),
  }),
  orderStatusFilter: z.array(z.enum(STATUS_FILTERS)),
});

/** What an earlier visit stored, or nothing when it is not readable any more. */
export function readStoredFilters(stored: unknown): Partial<z.infer<typeof storedFiltersSchema>> {
  const result = storedFiltersSchema.safeParse(stored);
  return result.success ? result.data : {};
}
