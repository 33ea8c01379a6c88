import { useQuery } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import type { ProofKind } from '@courier/api-client/order-rules';
import { proofOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useObjectUrl } from '@courier/ui-kit/core';

export function useProof({ order_id }: Order, kind: ProofKind, takenAt: number) {
  const { api } = usePorts();
  const picture = useQuery(proofOptions(api, order_id, kind, takenAt));
  return { ...picture, address: useObjectUrl(picture.data) };
}
