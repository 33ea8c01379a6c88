import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Rider } from './riders.contract';

export const riderOptions = (orderId: string) =>
  queryOptions<Rider>({
    queryKey: ['riders', 'of-order', orderId],
    queryFn: skipToken,
    staleTime: Infinity,
  });

export function rememberRider(client: QueryClient, orderId: string, rider: Rider): void {
  client.setQueryData(riderOptions(orderId).queryKey, (held: Rider | undefined) =>
    held && held.rider_id === rider.rider_id && held.updated_at > rider.updated_at ? held : rider,
  );
}
