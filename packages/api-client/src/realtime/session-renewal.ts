import { LIMITS } from '@courier/config';
import type { LiveTicket } from './live-address';

const SHORTEST_WAIT_MS = 1000;

/** Keeps a channel open beyond its initial session. */
export interface SessionRenewal {
  /** Call when the channel opens; the server closes it after this time, never if undefined. */
  begin(sessionSeconds: number | undefined): void;
  end(): void;
}

/**
 * Requests a ticket a minute before the session expires and passes it to `renew`; retries on failure and while the
 * tokens are unchanged.
 */
export function createSessionRenewal({
  ticket,
  renew,
}: {
  ticket: () => Promise<LiveTicket | null>;
  renew: (ticket: string) => void;
}): SessionRenewal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with each opening, so that a late ticket is not sent over a later channel. */
  let opening = 0;

  function wait(endsAt: number): void {
    const left = endsAt - Date.now();
    const ahead = LIMITS.liveRenewSeconds * 1000;
    const delay = left > 2 * ahead ? left - ahead : left / 2;
    timer = setTimeout(() => void requestTicketAt(endsAt), Math.max(delay, SHORTEST_WAIT_MS));
  }

  async function requestTicketAt(endsAt: number): Promise<void> {
    const mine = opening;
    const next = await ticket().catch(() => undefined);
    if (mine !== opening) return;
    if (next) renew(next.ticket);
    if (next?.sessionSeconds !== undefined) wait(Date.now() + next.sessionSeconds * 1000);
    else if (next === undefined && endsAt > Date.now()) wait(endsAt);
  }

  function stopRenewal(): void {
    opening += 1;
    clearTimeout(timer);
  }

  return {
    begin: (sessionSeconds) => {
      stopRenewal();
      if (sessionSeconds !== undefined) wait(Date.now() + sessionSeconds * 1000);
    },
    end: stopRenewal,
  };
}
