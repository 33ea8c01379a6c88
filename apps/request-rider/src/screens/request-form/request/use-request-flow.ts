import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import type { Order, Vendor } from '@courier/api-client';
import { createRequest, type RiderRequest } from '../../../flow/create-request';

export function useRequestFlow(vendor: Vendor, order: Order | null): RiderRequest {
  const ports = usePorts();
  const cache = useQueryClient();
  const [request] = useState(() => createRequest({ ports, cache, vendor, order }));
  useEffect(() => request.open(), [request]);
  return request;
}
