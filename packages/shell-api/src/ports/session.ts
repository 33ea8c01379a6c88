import type { AppMode } from '@courier/config/registry';
import type { Readable } from './readable';

/** The current user, without tokens. */
export interface SessionState {
  /** Null without a signed-in user or guest. */
  mode: AppMode | null;
  user: { id: string; email: string } | null;
  /** Contact details of a guest; null in other modes and before the guest enters them. */
  guest: { name: string; email: string; phoneNumber: string } | null;
}

export interface SessionPort extends Readable<SessionState> {
  /** Ends the session here and, if reachable, on the server. Never rejects. */
  logout(): Promise<void>;
  /**
   * Gets a guest token for the contact details, before the first order; once per details. No effect in other modes.
   * @throws ApiError of POST /guest/login
   */
  enterAsGuest(details: { name: string; email: string; phoneNumber: string }): Promise<void>;
  /** Orders that a guest has placed in this browser, newest last. Empty in the other modes. */
  guestOrderIds(): readonly string[];
  /** No effect in the other modes. */
  addGuestOrder(orderId: string): void;
}
