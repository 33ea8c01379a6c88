import { useQuery } from '@tanstack/react-query';
import { bulkHistoryOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useFailureNotice } from '../job/use-failure-notice';

export function useHistory(vendorId: string) {
  const { api } = usePorts();
  const list = useQuery(bulkHistoryOptions(api, vendorId));
  useFailureNotice('job-history-error', list);
  return {
    jobs: list.data ?? [],
    error: list.error,
    isLoading: list.isPending && list.fetchStatus !== 'paused',
    refetch: () => void list.refetch(),
  };
}
