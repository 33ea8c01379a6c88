import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import type { ProofKind } from '../order-rules/changes/proof-kinds';

/** `takenAt` distinguishes a picture from a later one. */
export const proofOptions = (api: ApiClient, orderId: string, kind: ProofKind, takenAt: number) =>
  queryOptions({
    queryKey: ['proofs', orderId, kind, takenAt],
    queryFn: ({ signal }) => api.exports.proof({ params: { orderId, kind } }, { signal }),
    staleTime: Infinity,
  });
