interface ServerClock {
  offsetMs: number;
  listeners: Set<() => void>;
}

/** Global, because each remote has its own copy of this module. */
const KEY = Symbol.for('courier.server-clock');
const shared = globalThis as { [KEY]?: ServerClock };
const serverClock = (): ServerClock => (shared[KEY] ??= { offsetMs: 0, listeners: new Set() });

/** `Date` headers have whole seconds, and answers take time: a smaller difference is noise. */
const TOLERANCE_MS = 5000;
/** A slower answer is too imprecise. */
const LONGEST_ROUND_TRIP_MS = 20_000;
const HALF_A_SECOND_MS = 500;

export interface RoundTrip {
  sentAtMs: number;
  receivedAtMs: number;
}

/** Updates the offset from an answer; cached answers are ignored. */
export function recordServerTime(headers: Pick<Headers, 'get'>, { sentAtMs, receivedAtMs }: RoundTrip): void {
  const serverMs = Date.parse(headers.get('date') ?? '') + HALF_A_SECOND_MS;
  const isFresh = /\bno-store\b/.test(headers.get('cache-control') ?? '');
  const tookMs = receivedAtMs - sentAtMs;
  if (!isFresh || !Number.isFinite(serverMs) || tookMs < 0 || tookMs > LONGEST_ROUND_TRIP_MS) return;
  const measuredMs = serverMs - (sentAtMs + receivedAtMs) / 2;
  const offsetMs = Math.abs(measuredMs) < TOLERANCE_MS ? 0 : measuredMs;
  const clock = serverClock();
  if (Math.abs(offsetMs - clock.offsetMs) < TOLERANCE_MS && offsetMs !== 0) return;
  if (offsetMs === clock.offsetMs) return;
  clock.offsetMs = offsetMs;
  for (const listener of clock.listeners) listener();
}

/** The server's time if known, else the device's, in unix milliseconds. */
export const nowInMs = (): number => Date.now() + serverClock().offsetMs;

/** @returns unsubscribes */
export function onTimeCorrected(listener: () => void): () => void {
  const { listeners } = serverClock();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
