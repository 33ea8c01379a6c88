import {
  CALL_LIMITS,
  FLEET_LIMITS,
  MAIL_LIMITS,
  RIDER_LIMITS,
  type Allowance,
  type CallLimit,
  type MailLimit,
} from '@courier/api-client/call-limits';

const MINUTE = 60;
const PERIOD_NAMES: Readonly<Record<number, string>> = { 1: 'a second', [MINUTE]: 'a minute' };
const inTime = ({ calls, seconds }: Allowance) =>
  `${calls} ${PERIOD_NAMES[seconds] ?? `in ${seconds / MINUTE} minutes`}`;

/** Formats a limit, e.g. `600 a minute per address, 600 a minute per account`. */
export const limitInWords = ({ address, account, quote }: CallLimit): string =>
  [
    `${inTime(address)} per address`,
    ...(account ? [`${inTime(account)} per account`] : []),
    ...(quote ? [`${inTime(quote)} per quote`] : []),
  ].join(', ');

const mailInWords = ({ recipient, asker, account }: MailLimit): string =>
  [
    `${inTime(recipient)} per mailbox`,
    ...(asker ? [`${inTime(asker)} per mailbox and asker`] : []),
    ...(account ? [`${inTime(account)} per account`] : []),
  ].join(', ');

const fleetLines = () => [
  `- ${inTime(FLEET_LIMITS.address)} per address, ${inTime(FLEET_LIMITS.key)} per key: all calls of the fleet API together`,
  `- ${inTime(FLEET_LIMITS.delivery)} per delivery: \`fleet.positions\``,
  `- ${inTime(RIDER_LIMITS.address)} per address, ${inTime(RIDER_LIMITS.session)} per session: all calls of riders together`,
  `- ${inTime(RIDER_LIMITS.signIn)} per address: \`rider.signIn\``,
];

/** The list of docs/api.md: calls grouped by limit, then each kind of mail. */
export function limitsList(): string {
  const calls = new Map<string, string[]>();
  for (const [resource, limits] of Object.entries(CALL_LIMITS))
    for (const [name, limit] of Object.entries(limits as Readonly<Record<string, CallLimit>>)) {
      if (resource === 'fleet' || resource === 'rider') continue;
      const words = limitInWords(limit);
      calls.set(words, [...(calls.get(words) ?? []), `\`${resource}.${name}\``]);
    }
  return [
    ...[...calls].map(([words, names]) => `- ${words}: ${names.join(', ')}`),
    ...fleetLines(),
    ...Object.entries(MAIL_LIMITS).map(([kind, limit]) => `- ${mailInWords(limit)}: mail \`${kind}\``),
  ].join('\n');
}
