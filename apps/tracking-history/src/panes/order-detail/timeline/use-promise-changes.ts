import { useQuery } from '@tanstack/react-query';
import type { Evidence, Order } from '@courier/api-client';
import { usePorts } from '@courier/shell-api';

export type PromiseChange = NonNullable<Evidence['promise_changes']>[number];

const NONE: readonly PromiseChange[] = [];

/** Promises that a changed address replaced, oldest first; only the evidence of an order contains them. */
export function usePromiseChanges({ order_id, status_history }: Order): readonly PromiseChange[] {
  const { api } = usePorts();
  const changes = status_history.filter(({ status }) => status === 'MODIFIED');
  const { data } = useQuery({
    // Fetched again after each change of the order.
    queryKey: ['promise-changes', order_id, changes.length],
    queryFn: async ({ signal }) => {
      const { result } = await api.evidence.get({ params: { orderId: order_id } }, { signal });
      return result.promise_changes ?? NONE;
    },
    enabled: changes.length > 0,
    staleTime: Infinity,
  });
  return data ?? NONE;
}
