import { REASON_LENGTH } from '@courier/config';
import { RemoteFault } from '../loading/remote-fault';
import { LimitError } from './limit-error';

/** Errors the engine itself makes: what they say names code. */
const OF_THE_ENGINE: readonly object[] = [
  TypeError.prototype,
  ReferenceError.prototype,
  RangeError.prototype,
];

/** A property that was read may stay; anything else in quotes may be what somebody typed. */
const quotesTakenOut = (text: string) =>
  text.replaceAll(
    /(\((?:reading|setting) '[\w$-]{1,40}'\))|(["'`“])(?:(?!\2|”).)*["'`”]/g,
    (all, kept?: string) => kept ?? '…',
  );

/** What code says of itself. Nobody has typed anything into code that did not load, nor into a limit of ours. */
function wordsOf(error: unknown): string | null {
  if (error instanceof RemoteFault || error instanceof LimitError) return error.message;
  if (!(error instanceof Error) || !OF_THE_ENGINE.includes(Object.getPrototypeOf(error) as object))
    return null;
  return quotesTakenOut(error.message);
}

/** Name, words that quote nobody, and place, e.g. `TypeError: x is not a function at 320.js:1:845`. */
export function faultReason(error: unknown, place: string | null): string {
  const name = error instanceof RemoteFault ? error.kind : error instanceof Error ? error.name : 'no error';
  const words = wordsOf(error);
  return [name, words && `: ${words}`, place && ` at ${place}`]
    .filter(Boolean)
    .join('')
    .slice(0, REASON_LENGTH);
}
