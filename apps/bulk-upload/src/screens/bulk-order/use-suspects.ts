import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkJob, BulkRow } from '@courier/api-client';
import { usePorts } from '@courier/shell-api';
import type { FileFacts } from '../../flow/steps/bulk-state';
import { findSuspects } from '../../flow/places/find-suspects';
import { ORDER_TABLE } from '../../model/bench/order-table';

/** Rows that can be placed although there is evidence against their pins. */
export interface Suspects {
  count: number;
  /** Before the pins were compared. */
  isPending: boolean;
}

/** @param file null: the pins of the job are not compared */
export function useSuspects(job: BulkJob, rows: readonly BulkRow[], file: FileFacts | null): Suspects {
  const ports = usePorts();
  const cache = useQueryClient();
  const { vendor_id: vendorId, metadata } = job;
  const { data, isLoading } = useQuery({
    queryKey: ['bulk-upload', 'suspects', metadata.bulk_job_id, rows.length],
    enabled: file !== null,
    staleTime: Infinity,
    queryFn: () =>
      file === null ? [] : findSuspects({ ports, cache, vendorId, table: ORDER_TABLE }, file, rows),
  });
  return { count: file === null ? 0 : (data?.length ?? 0), isPending: file !== null && isLoading };
}
