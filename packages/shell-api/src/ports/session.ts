import type { AppMode } from '@courier/config/registry';
import type { Readable } from './readable';

/** Who is using the portal. Tokens are never part of it. */
export interface SessionState {
  /** Null without a signed-in user or guest. */
  mode: AppMode | null;
  user: { id: string; email: string } | null;
  /** Contact details of a guest; null in other modes and before the guest enters them. */
  guest: { name: string; email: string; phoneNumber: string } | null;
}

export interface SessionPort extends Readable<SessionState> {
  /** Ends the session here and, as far as it can be reached, on the server. Never rejects. */
  logout(): Promise<void>;
  /**
   * Gets the token of a guest with its contact details, before its first order; not repeated for the same details. Does
   * nothing in the other modes.
   * @throws ApiError of POST /guest/login
   */
  enterAsGuest(details: { name: string; email: string; phoneNumber: string }): Promise<void>;
  /** Ids of orders a guest has placed in this browser, newest last. Empty in the other modes. */
  guestOrderIds(): readonly string[];
  /** Remembers an order of a guest; does nothing in the other modes. */
  addGuestOrder(orderId: string): void;
}
