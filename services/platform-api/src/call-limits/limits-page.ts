import { CALL_LIMITS, type Allowance, type CallLimit } from '@courier/api-client/call-limits';

const MINUTE = 60;
const inTime = ({ calls, seconds }: Allowance) =>
  `${calls} ${seconds === MINUTE ? 'a minute' : `in ${seconds / MINUTE} minutes`}`;

/** A limit in words, e.g. `600 a minute per address, 600 a minute per account`. */
export const limitInWords = ({ address, account, quote }: CallLimit): string =>
  [
    `${inTime(address)} per address`,
    ...(account ? [`${inTime(account)} per account`] : []),
    ...(quote ? [`${inTime(quote)} per quote`] : []),
  ].join(', ');

/** The list of docs/api.md: calls with one limit on one line. */
export function limitsList(): string {
  const calls = new Map<string, string[]>();
  for (const [resource, limits] of Object.entries(CALL_LIMITS))
    for (const [name, limit] of Object.entries(limits as Readonly<Record<string, CallLimit>>)) {
      const words = limitInWords(limit);
      calls.set(words, [...(calls.get(words) ?? []), `\`${resource}.${name}\``]);
    }
  return [...calls].map(([words, names]) => `- ${words}: ${names.join(', ')}`).join('\n');
}
