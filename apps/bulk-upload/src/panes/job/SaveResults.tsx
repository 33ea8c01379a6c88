import { useMutation } from '@tanstack/react-query';
import type { BulkJob, BulkRow } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { localDate } from '@courier/config/time';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import { saveResults } from '../../flow/job/save-results';
import { useRowWords } from './use-row-words';

interface SaveResultsProps {
  job: BulkJob;
  rows: readonly BulkRow[];
  /** File name, if known. */
  name: string | null;
  /** Only the rows that were not placed. */
  isPart?: boolean;
}

export function SaveResults({ job, rows, name, isPart = false }: SaveResultsProps) {
  const { t } = useWording();
  const { notifications } = usePorts();
  const { direction, country } = useLocaleState();
  const describeRow = useRowWords();
  const stem =
    name?.replace(/\.(xlsx|csv|tsv|tab|txt)$/i, '') ??
    `bulk-${localDate(job.metadata.created_at, country.timezone)}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveResults({
        rows,
        describeRow,
        formatHeading: (column) =>
          column === 'reason' || column === 'order' ? t(`results.${column}`) : t(`rows.${column}`),
        sheetName: t('results.sheet'),
        isRtl: direction === 'rtl',
        fileName: `${stem}-${isPart ? 'not-placed' : 'results'}.xlsx`,
      }),
    networkMode: 'always',
    onError: () =>
      notifications.show({ type: 'error', message: t('results.failed'), durationMs: LIMITS.bulkNoticeMs }),
  });
  return (
    <Button kind="quiet" size={isPart ? 's' : 'm'} icon="download" busy={isPending} onClick={() => mutate()}>
      {t(isPart ? 'results.part' : 'results.download')}
    </Button>
  );
}
