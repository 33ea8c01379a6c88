import { LIMITS } from '@courier/config';
import { systemClock, type Clock } from '../platform/clock';
import { sessionMode } from './access';
import type { RefreshOutcome } from './refresh';
import type { SessionStore } from './session.store';

/** Browsers limit a timer to 2^31 - 1 ms. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** Minimum interval between two refreshes, for tokens that live shorter than the threshold. */
const PAUSE_MS = 30_000;

interface KeepAliveServices {
  session: SessionStore;
  refresh: () => Promise<RefreshOutcome>;
  /** Called once when the session cannot be refreshed any more. */
  onEnd: () => void;
  now?: Clock;
  target?: Window;
}

/** Refreshes the session before it expires, also after the computer slept. Returns the function that stops it. */
export function renewWhileActive({
  session,
  refresh,
  onEnd,
  now = systemClock,
  target = window,
}: KeepAliveServices) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  let notBefore = 0;

  function plan(): void {
    clearTimeout(timer);
    const { meta } = session.getState();
    if (sessionMode(session.getState()) !== 'CLASSIC' || !meta) return;
    const untilDue = Math.max(0, (meta.Expires - LIMITS.tokenRefreshSeconds - now()) * 1000);
    const delay = Math.max(untilDue, notBefore - Date.now());
    timer = setTimeout(() => void check(), Math.min(delay, LONGEST_TIMER_MS));
  }

  async function check(): Promise<void> {
    const { meta } = session.getState();
    if (sessionMode(session.getState()) !== 'CLASSIC' || !meta) return;
    if (meta.Expires - now() > LIMITS.tokenRefreshSeconds) return plan();
    if (Date.now() < notBefore) return plan();
    notBefore = Date.now() + PAUSE_MS;
    const outcome = await refresh();
    const lapsed = (session.getState().meta?.Expires ?? 0) <= now();
    if (outcome === 'refused' || (outcome === 'unreachable' && lapsed)) onEnd();
    else plan();
  }

  const wake = () => void check();
  const unsubscribe = session.subscribe((next, previous) => {
    if (next.meta !== previous.meta) plan();
  });
  target.addEventListener('online', wake);
  target.addEventListener('pageshow', wake);
  target.document.addEventListener('visibilitychange', wake);
  plan();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    target.removeEventListener('online', wake);
    target.removeEventListener('pageshow', wake);
    target.document.removeEventListener('visibilitychange', wake);
  };
}
