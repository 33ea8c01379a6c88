import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { useStore } from 'zustand';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Vendor } from '@courier/api-client';
import type { OrderDraftState, OrderDraftStore } from '../../../model/order-draft.store';
import type { FormProblem } from '../../../model/order-check';
import type { requestFlowMachine } from '../../../model/request-flow.machine';

export type FlowActor = ActorRefFrom<typeof requestFlowMachine>;
export type FlowSnapshot = SnapshotFrom<typeof requestFlowMachine>;

interface RequestScope {
  vendor: Vendor;
  draft: OrderDraftStore;
  flow: FlowActor;
  /** The one check that failed last, shown at its field. */
  problem: FormProblem | null;
  setProblem(problem: FormProblem | null): void;
}

const Scope = createContext<RequestScope | null>(null);

interface RequestScopeProviderProps {
  vendor: Vendor;
  draft: OrderDraftStore;
  flow: FlowActor;
  children: ReactNode;
}

/** One request of one vendor, for all parts of the form. */
export function RequestScopeProvider({ vendor, draft, flow, children }: RequestScopeProviderProps) {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const scope = useMemo(() => ({ vendor, draft, flow, problem, setProblem }), [vendor, draft, flow, problem]);
  return <Scope value={scope}>{children}</Scope>;
}

export function useRequest(): RequestScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('useRequest was called outside a request');
  return scope;
}

/** Part of the draft; renders again when it changes. */
export function useDraft<T>(select: (draft: OrderDraftState) => T): T {
  return useStore(useRequest().draft, select);
}

/** Part of the flow; renders again when it changes. */
export function useFlow<T>(select: (snapshot: FlowSnapshot) => T): T {
  return useSelector(useRequest().flow, select);
}
