import { createContext, useContext, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { useStore } from 'zustand';
import type { Vendor } from '@courier/api-client';
import type { FlowSnapshot } from '../../../flow/machine/create-request-flow';
import type { RiderRequest } from '../../../flow/create-request';
import type { OrderDraftState } from '../../../model/draft/order-draft.store';
import type { FlowTag } from '../../../model/request-flow/request-flow.types';

interface RequestScope {
  request: RiderRequest;
  vendor: Vendor;
}

const Scope = createContext<RequestScope | null>(null);

export function RequestScopeProvider({ request, vendor, children }: RequestScope & { children: ReactNode }) {
  return <Scope value={{ request, vendor }}>{children}</Scope>;
}

function useScope(): RequestScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('useRequest was called outside a request');
  return scope;
}

export const useRequest = (): RiderRequest => useScope().request;

export const useSender = (): Vendor => useScope().vendor;

export function useDraft<T>(select: (draft: OrderDraftState) => T): T {
  return useStore(useRequest().draft, select);
}

export function useFlow<T>(select: (snapshot: FlowSnapshot) => T): T {
  return useSelector(useRequest().flow, select);
}

export const useTag = (tag: FlowTag): boolean => useFlow((snapshot) => snapshot.hasTag(tag));
