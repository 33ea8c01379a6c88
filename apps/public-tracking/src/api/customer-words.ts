import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@courier/api-client';
import type { publicTrackingContract } from '@courier/api-client';
import { usePorts } from '@courier/shell-api';
import { readLinkKey } from '../model/link-key';

type Body<Name extends 'propose' | 'rate'> = InputOf<(typeof publicTrackingContract)[Name]>['body'];

function useSaid<Name extends 'propose' | 'rate'>(name: Name, orderId: string) {
  const { api } = usePorts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<Name>) => {
      const { propose, rate } = api.publicTracking;
      const call = { propose, rate }[name] as (input: object) => Promise<unknown>;
      const key = readLinkKey(window.location.hash);
      return call({ params: { orderId }, body: key === null ? body : { ...body, key } });
    },
    // Also after a refusal, because the cached permissions may be stale.
    onSettled: () => client.invalidateQueries({ queryKey: ['public-tracking'] }),
  });
}

/** Sends a proposed change to the vendor. */
export const usePropose = (orderId: string) => useSaid('propose', orderId);

/** Sends a rating of the delivery. */
export const useRate = (orderId: string) => useSaid('rate', orderId);
