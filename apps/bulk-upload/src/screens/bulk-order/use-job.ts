import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bulkPhaseOf } from '@courier/api-client';
import { bulkJobOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { followJob } from '../../flow/follow-job';

/** What an upload or a placement has just answered is not asked again. */
const FRESH_MS = 10_000;

/**
 * A job and its rows. While the server is at work on it, begun by another tab or before this page was opened, how far
 * that is, is asked again and again.
 * @param isFollowed by somebody else
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
  const phase = asked.data ? bulkPhaseOf(asked.data.job) : null;
  const isWatched = !isFollowed && (phase === 'checking' || phase === 'placing');
  useEffect(() => {
    if (!isWatched) return;
    const watching = new AbortController();
    followJob({ ports, cache, vendorId }, jobId, (job) => bulkPhaseOf(job) !== phase, watching.signal).then(
      () => void refetch(),
      () => undefined,
    );
    return () => watching.abort();
  }, [isWatched, phase, ports, cache, vendorId, jobId, refetch]);
  return asked;
}
