import type { Vendor } from '@courier/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What stands open over or beside the screen. */
export interface WorkspaceUi {
  isHelpOpen: boolean;
  overlay: 'commands' | 'shortcuts' | 'notices' | null;
  /** What is typed for the command list, also before its code has arrived. */
  typedAhead: string;
  /** A message to the support that is not sent yet. */
  ticketText: string;
  /** The last attempt to send that text: the same content keeps its idempotency key. */
  ticketAttempt: { content: string; key: string } | null;
  outlet: { kind: 'add' } | { kind: 'edit'; vendor: Vendor } | null;
}

export type WorkspaceUiStore = StoreApi<WorkspaceUi>;

export const createWorkspaceUi = (): WorkspaceUiStore =>
  createStore<WorkspaceUi>(() => ({
    isHelpOpen: false,
    overlay: null,
    typedAhead: '',
    ticketText: '',
    ticketAttempt: null,
    outlet: null,
  }));
