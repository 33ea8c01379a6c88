import type { Vendor } from '@courier/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface WorkspaceUi {
  isHelpOpen: boolean;
  overlay: 'commands' | 'shortcuts' | 'notices' | null;
  /** Text typed for the command palette, also before its code is loaded. */
  typedAhead: string;
  /** An unsent support message. */
  ticketText: string;
  /** The last attempt to send the text: the same content keeps its idempotency key. */
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
