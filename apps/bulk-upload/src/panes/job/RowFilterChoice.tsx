import type { ReactNode } from 'react';
import type { BulkJob } from '@courier/api-client';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import { ROW_FILTERS, type RowView } from '../../model/result/row-filter';

interface RowFilterChoiceProps {
  job: BulkJob;
  view: RowView;
  /** Whether the job was placed, so that it has a result. */
  hasResult: boolean;
  onView: (view: RowView) => void;
}

export function RowFilterChoice({ job, view, hasResult, onView }: RowFilterChoiceProps) {
  const { t, number } = useWording();
  const { total_row_count, success_row_count, error_row_count } = job.metadata;
  const counts = {
    ALL: total_row_count,
    PREPROCESS_SUCCESS: success_row_count,
    PREPROCESS_FAIL: error_row_count,
  };
  const lists = ROW_FILTERS.map((value): { value: RowView; label: ReactNode } => ({
    value,
    label: (
      <>
        {t(`filter.${value}`)} <bdi>{number(counts[value])}</bdi>
      </>
    ),
  }));
  return (
    <Segmented
      value={view}
      label={t('filter.label')}
      options={hasResult ? [{ value: 'RESULT', label: t('filter.RESULT') }, ...lists] : lists}
      onValueChange={onView}
    />
  );
}
