import { REASON_LENGTH } from '@courier/config';
import { RemoteFault } from '../loading/remote-fault';
import { LimitError } from './limit-error';

/** Errors of the JavaScript engine: their messages contain code, no user data. */
const OF_THE_ENGINE: readonly object[] = [
  TypeError.prototype,
  ReferenceError.prototype,
  RangeError.prototype,
];

/** Property names stay; other quoted text may contain user input. */
const quotesTakenOut = (text: string) =>
  text.replaceAll(
    /(\((?:reading|setting) '[\w$-]{1,40}'\))|(["'`“])(?:(?!\2|”).)*["'`”]/g,
    (all, kept?: string) => kept ?? '…',
  );

/** The message, if it cannot contain user input: a load fault, a limit, or an error of the engine. */
function publicErrorText(error: unknown): string | null {
  if (error instanceof RemoteFault || error instanceof LimitError) return error.message;
  if (!(error instanceof Error) || !OF_THE_ENGINE.includes(Object.getPrototypeOf(error) as object))
    return null;
  return quotesTakenOut(error.message);
}

/**
 * Name, message and position, such as `TypeError: x is not a function at 320.js:1:845`, without user input.
 */
export function faultReason(error: unknown, place: string | null): string {
  const name = error instanceof RemoteFault ? error.kind : error instanceof Error ? error.name : 'no error';
  const words = publicErrorText(error);
  return [name, words && `: ${words}`, place && ` at ${place}`]
    .filter(Boolean)
    .join('')
    .slice(0, REASON_LENGTH);
}
