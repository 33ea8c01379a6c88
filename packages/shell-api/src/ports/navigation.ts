/** Navigates inside the portal. Build `to` with `routes`; a remote never writes another remote's path. */
export interface NavigationPort {
  go(to: string, options?: { replace?: boolean }): void;
  /**
   * The complete address to show, copy or print; null if the brand has no such screen for this session. A screen
   * of one order is replaced by the customer's page, as with `go`. Older shells lack it: use `useScreenAddress`.
   */
  findAddress?(to: string): string | null;
  /** Leaves the workspace with a full page load, e.g. for a public document or a payment page. */
  leave(to: string): void;
  /** Other hosts that a payment may lead to; a leading dot covers subdomains. */
  readonly paymentHosts: readonly string[];
  /**
   * Prevents automatic reloads for a new version until the returned function is called, e.g. during an order or
   * payment. Typed input needs no hold: drafts survive a reload.
   */
  holdReload(): () => void;
}
