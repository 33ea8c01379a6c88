import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { serverContract } from '../server-contract';
import { CALL_LIMITS, MAIL_LIMITS, type Allowance, type CallLimit } from './index';

const limits = Object.entries(CALL_LIMITS).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, limit]) => [`${resource}.${name}`, limit as CallLimit] as const),
);
const findCallLimit = (call: string) => limits.find(([name]) => name === call)?.[1];
const perMinute = ({ calls, seconds }: Allowance) => (calls * 60) / seconds;

it('every call of the contract has a rate limit, and no other call has one', () => {
  const calls = Object.entries(serverContract).flatMap(([resource, rows]) =>
    Object.keys(rows).map((name) => `${resource}.${name}`),
  );
  expect(limits.map(([name]) => name).sort()).toEqual(calls.sort());
});

it.each(['riders.get', 'orders.get', 'orders.list', 'bulkJobs.detail'])(
  'forty outlets on one account may call %s as often as a screen does',
  (call) => {
    const looks = (40 * 60_000) / LIMITS.riderPollMs;
    const { address, account } = findCallLimit(call) ?? { address: { calls: 0, seconds: 1 } };
    expect(perMinute(address)).toBeGreaterThan(looks);
    expect(perMinute(account ?? address)).toBeGreaterThan(looks);
  },
);

it('a caller without code or password has fewer attempts than a signed-in user', () => {
  const tried = [
    'passwords.forgot',
    'passwords.reset',
    'identity.login',
    'guests.login',
    'registration.register',
  ];
  for (const call of tried) {
    expect([call, findCallLimit(call)?.account]).toEqual([call, undefined]);
    expect(perMinute(findCallLimit(call)?.address ?? { calls: Infinity, seconds: 1 })).toBeLessThanOrEqual(
      60,
    );
  }
});

it('one signed fee places no more orders than a shop needs, with or without a card', () => {
  const quotes = limits.flatMap(([name, { quote }]) =>
    quote ? [[name, quote.field, perMinute(quote)]] : [],
  );
  expect(quotes).toEqual([
    ['orders.create', 'body.signature', 12],
    ['payments.intent', 'body.order.signature', 12],
  ]);
});

it('a mailbox gets fewer mails of a kind than an account may request, so that no account floods another', () => {
  // Support mails go only to the operator's mailbox, which serves all shops.
  const { support, ...toPeople } = MAIL_LIMITS;
  expect(perMinute(support.account)).toBeLessThan(1);
  for (const [kind, limit] of Object.entries(toPeople)) {
    expect([kind, perMinute(limit.recipient) < 1]).toEqual([kind, true]);
    if ('account' in limit) expect(limit.account.calls).toBeGreaterThan(limit.recipient.calls);
  }
});
