import type { IncomingHttpHeaders } from 'node:http';

/** Work is tried again at least once a day. */
const MOST_SECONDS = 86_400;

/**
 * Seconds of a `Retry-After` header, which names seconds or a date. A date is compared with the clock of the answer, which
 * may differ from ours. Null without a readable header.
 */
export function readRetryAfter(headers: IncomingHttpHeaders): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Math.min(Number(text), MOST_SECONDS);
  // Dates begin with a day of the week; `Date.parse` reads much else.
  if (!/^[A-Z][a-z]{2}/.test(text)) return null;
  const [untilMs, answeredMs] = [Date.parse(text), Date.parse(headers.date ?? 'none')];
  if (Number.isNaN(untilMs)) return null;
  const fromMs = Number.isNaN(answeredMs) ? Date.now() : answeredMs;
  return Math.min(Math.max(0, Math.ceil((untilMs - fromMs) / 1000)), MOST_SECONDS);
}
