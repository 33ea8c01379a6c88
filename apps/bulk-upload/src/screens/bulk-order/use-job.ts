import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toBulkPhase } from '@courier/api-client';
import { bulkJobOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { trackJob } from '../../flow/job/track-job';

/** Results of an upload or a placement are not requested again within this time. */
const FRESH_MS = 10_000;

/**
 * Loads a job and its rows. Polls while the server works on a job of another tab or an earlier page.
 * @param isFollowed whether other code already polls the job
 */
export function useJob(vendorId: string, jobId: string, isFollowed: boolean) {
  const ports = usePorts();
  const cache = useQueryClient();
  const asked = useQuery({
    ...bulkJobOptions(ports.api, vendorId, jobId),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  const { refetch } = asked;
  const phase = asked.data ? toBulkPhase(asked.data.job) : null;
  const isWatched = !isFollowed && (phase === 'checking' || phase === 'placing');
  useEffect(() => {
    if (!isWatched) return;
    const watching = new AbortController();
    trackJob({ ports, cache, vendorId }, jobId, (job) => toBulkPhase(job) !== phase, watching.signal).then(
      () => void refetch(),
      () => undefined,
    );
    return () => watching.abort();
  }, [isWatched, phase, ports, cache, vendorId, jobId, refetch]);
  return asked;
}
