import { recordCaller, type Caller } from './caller';
import type { PageOwner, Registrations } from './registrations';

/** A timeout that fires within this time may belong to the clean-up of its remote, e.g. the last save of a draft. */
const GRACE_MS = 2000;

interface Timer {
  /** Read only when a screen goes. */
  caller: Caller;
  isRepeated: boolean;
  /** In milliseconds of `performance.now()`. */
  startedAt: number;
}

type Schedule = (handler: TimerHandler, delayMs?: number, ...rest: unknown[]) => number;

/** Records the timers of the page, and which of them remotes have started. */
export function watchTimers(
  page: Window & typeof globalThis,
  { findOwner, shownSince }: PageOwner,
): Registrations {
  const timers = new Map<number, Timer>();
  const own = {
    setTimeout: page.setTimeout.bind(page) as unknown as Schedule,
    setInterval: page.setInterval.bind(page) as unknown as Schedule,
    clearTimeout: page.clearTimeout.bind(page),
    clearInterval: page.clearInterval.bind(page),
  };

  const startTimeout: Schedule = (handler, delayMs, ...rest) => {
    const caller = recordCaller(startTimeout as never);
    const run = (...given: unknown[]): unknown => {
      timers.delete(id);
      return (handler as (...all: unknown[]) => unknown)(...given);
    };
    const id = own.setTimeout(typeof handler === 'function' ? run : handler, delayMs, ...rest);
    if (typeof handler === 'function')
      timers.set(id, { caller, isRepeated: false, startedAt: performance.now() });
    return id;
  };
  const startInterval: Schedule = (handler, delayMs, ...rest) => {
    const caller = recordCaller(startInterval as never);
    const id = own.setInterval(handler, delayMs, ...rest);
    timers.set(id, { caller, isRepeated: true, startedAt: performance.now() });
    return id;
  };
  const end = (clear: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) timers.delete(id);
    clear(id);
  };
  const watched = {
    setTimeout: startTimeout,
    setInterval: startInterval,
    clearTimeout: end(own.clearTimeout),
    clearInterval: end(own.clearInterval),
  };
  Object.assign(page, watched);

  return {
    list: (remote) =>
      [...timers]
        .filter(
          ([, { caller, startedAt }]) => startedAt >= shownSince(remote) && findOwner(caller) === remote,
        )
        .map(([id, { isRepeated }]) => ({
          remote,
          remove: () => {
            if (isRepeated) watched.clearInterval(id);
            else own.setTimeout(() => watched.clearTimeout(id), GRACE_MS);
          },
        })),
    stop: () => void Object.assign(page, own),
  };
}
