import { expect, it } from '@jest/globals';
import { CallerGone, runForCaller, type Caller } from '../caller';
import { DatabaseUnavailable } from '../database-unavailable';
import { createTurns } from './turns';

const PATIENT = { callTurnMs: 60_000, workTurnMs: 60_000 };
const newCaller = (): Caller => ({ isGone: false, leaveListeners: new Set() });

it('admits a limited number at once and the others in order of arrival', async () => {
  const turns = createTurns(2, PATIENT);
  const ends = [await turns.claim(), await turns.claim()];
  const order: number[] = [];
  const later = [1, 2, 3].map((name) => turns.claim().then((end) => (order.push(name), end)));
  expect([turns.taken(), turns.waiting()]).toEqual([2, 3]);
  for (const end of ends) end();
  for (const next of later) (await next)();
  expect(order).toEqual([1, 2, 3]);
  expect([turns.taken(), turns.waiting()]).toEqual([0, 0]);
});

it('counts a turn once when it is ended twice', async () => {
  const turns = createTurns(1, PATIENT);
  const end = await turns.claim();
  end();
  end();
  expect(turns.taken()).toBe(0);
});

it('gives the place of a caller who has left to the next one', async () => {
  const turns = createTurns(1, PATIENT);
  const end = await turns.claim();
  const caller = newCaller();
  const abandoned = runForCaller(caller, () => turns.claim()).catch((error: unknown) => error);
  const next = turns.claim();
  expect(turns.waiting()).toBe(2);
  for (const leave of caller.leaveListeners) leave();
  expect(await abandoned).toBeInstanceOf(CallerGone);
  expect([turns.waiting(), caller.leaveListeners.size]).toEqual([1, 0]);
  end();
  (await next)();
  expect(turns.taken()).toBe(0);
});

it('refuses a call sooner than work without a caller', async () => {
  const turns = createTurns(1, { callTurnMs: 1, workTurnMs: 60_000 });
  const end = await turns.claim();
  const work = turns.claim();
  await expect(runForCaller(newCaller(), () => turns.claim())).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(turns.waiting()).toBe(1);
  end();
  (await work)();
});
