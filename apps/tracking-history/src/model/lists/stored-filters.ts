import { DATE_PRESETS } from '@courier/config/time';
import * as v from 'valibot';
import { STATUS_FILTERS } from './status-filter';

const storedFiltersSchema = v.object({
  dateRangeFilter: v.object({
    from: v.number(),
    to: v.number(),
    category: v.picklist([...DATE_PRESETS, 'custom']),
  }),
  orderStatusFilter: v.array(v.picklist(STATUS_FILTERS)),
});

export function readStoredFilters(stored: unknown): Partial<v.InferOutput<typeof storedFiltersSchema>> {
  const result = v.safeParse(storedFiltersSchema, stored);
  return result.success ? result.output : {};
}
