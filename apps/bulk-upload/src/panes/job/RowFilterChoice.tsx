import type { BulkJob } from '@courier/api-client';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import { ROW_FILTERS, type RowFilter } from '../../model/row-filter';

interface RowFilterChoiceProps {
  job: BulkJob;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Which rows are shown: all, those that passed, those that did not. */
export function RowFilterChoice({ job, filter, onFilter }: RowFilterChoiceProps) {
  const { t, number } = useWording();
  const { total_row_count, success_row_count, error_row_count } = job.metadata;
  const counts = {
    ALL: total_row_count,
    PREPROCESS_SUCCESS: success_row_count,
    PREPROCESS_FAIL: error_row_count,
  };
  return (
    <Segmented
      value={filter}
      label={t('filter.label')}
      options={ROW_FILTERS.map((value) => ({
        value,
        label: (
          <>
            {t(`filter.${value}`)} <bdi>{number(counts[value])}</bdi>
          </>
        ),
      }))}
      onValueChange={onFilter}
    />
  );
}
