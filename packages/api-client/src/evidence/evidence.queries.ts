import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';

export const evidenceOptions = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['evidence', orderId],
    queryFn: async ({ signal }) => (await api.evidence.get({ params: { orderId } }, { signal })).result,
    staleTime: 15_000,
  });

export const signedEvidenceOptions = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['evidence', orderId, 'signed'],
    queryFn: async ({ signal }) => {
      const { result } = await api.evidence.signed({ params: { orderId } }, { signal });
      const { payload, protected: header, signature, sha256, key_id: keyId, signed_at: signedAt } = result;
      return { text: JSON.stringify({ payload, protected: header, signature }), sha256, keyId, signedAt };
    },
    staleTime: 15_000,
  });

/** @throws ApiError */
export async function shareEvidence(
  api: ApiClient,
  orderId: string,
): Promise<{ path: string; endsAt: number }> {
  const { result } = await api.evidence.share({ params: { orderId } });
  return { path: result.path, endsAt: result.ends_at };
}

export const sharesOptions = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['evidence', orderId, 'shares'],
    queryFn: async ({ signal }) => (await api.evidence.shares({ params: { orderId } }, { signal })).result,
    staleTime: 15_000,
  });
