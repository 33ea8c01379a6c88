import { useStore } from 'zustand';
import { nowInSeconds } from '@courier/config';
import { presetRange, type DateRange } from '@courier/config/time';
import { useLocaleState } from '@courier/shell-api';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import { PeriodBar } from '../../../panes/history/PeriodBar';

interface HistoryPeriodProps {
  filters: ReturnType<typeof createOrderFilters>;
  /** The seconds that the period covers now. */
  range: DateRange;
}

export function HistoryPeriod({ filters, range }: HistoryPeriodProps) {
  const { timezone } = useLocaleState().country;
  const { dateRangeFilter, choosePeriod } = useStore(filters);
  return (
    <PeriodBar
      category={dateRangeFilter.category}
      range={range}
      onPreset={(preset) =>
        choosePeriod({ ...presetRange(preset, nowInSeconds(), timezone), category: preset })
      }
      onDays={(days) => choosePeriod({ ...days, category: 'custom' })}
    />
  );
}
