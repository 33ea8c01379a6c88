import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createReadable } from '@courier/shell-api/host';
import type { PartState } from '../loading/part-load';
import { memoryStorage } from '../testing/memory-storage';
import { createVendorsStore } from '../vendors/vendors.store';
import { untilWorthDrawing } from './worth-drawing';

const LOADING: PartState = { phase: 'loading', slow: false, attempt: 1 };
const READY = { phase: 'ready' } as PartState;
const FAILED = { phase: 'failed' } as PartState;

/** Pending idle callbacks; jsdom has none of its own. */
let asked: (() => void)[] = [];
const callOff = jest.fn();
const idle = () => asked.splice(0).forEach((run) => run());

beforeEach(() => {
  asked = [];
  callOff.mockReset();
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => asked.push(run),
    cancelIdleCallback: callOff,
  });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
});

function waiting() {
  const vendors = createVendorsStore(memoryStorage());
  const load = createReadable<PartState>(LOADING);
  const drawn = jest.fn();
  const begin = () => void untilWorthDrawing({ vendors, load }).then(drawn);
  return { vendors, load, drawn, begin };
}
const passed = () => new Promise((resolve) => setTimeout(resolve));

it('the first render waits for vendors and code in any order', async () => {
  for (const isCodeLast of [true, false]) {
    const { vendors, load, drawn, begin } = waiting();
    const steps = [() => vendors.setVendors([]), () => load.set(READY)];
    const [first, last] = isCodeLast ? steps : steps.reverse();
    begin();
    first?.();
    await passed();
    expect(drawn).not.toHaveBeenCalled();
    last?.();
    await passed();
    expect(drawn).toHaveBeenCalledTimes(1);
  }
});

it.each([
  ['code that does not come', FAILED, { status: 'ready' as const }],
  ['vendors that do not come', READY, { status: 'failed' as const }],
])('it does not wait for %s', async (_, state, choice) => {
  const { vendors, load, drawn, begin } = waiting();
  begin();
  load.set(state);
  vendors.setState(choice);
  await passed();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('it stops waiting after two idle periods of the processor, because the rest is network time', async () => {
  const { vendors, load, drawn, begin } = waiting();
  begin();
  idle();
  await passed();
  expect(drawn).not.toHaveBeenCalled();
  idle();
  await passed();
  expect(drawn).toHaveBeenCalledTimes(1);
  load.set(READY);
  vendors.setVendors([]);
  await passed();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('cancels its idle callback once everything is loaded', async () => {
  const { vendors, load, begin } = waiting();
  begin();
  vendors.setVendors([]);
  load.set(READY);
  await passed();
  expect(callOff).toHaveBeenCalledTimes(1);
});

it('resolves at once when everything is loaded, and in a browser without idle callbacks', async () => {
  const there = waiting();
  there.vendors.setVendors([]);
  there.load.set(READY);
  there.begin();
  await passed();
  expect([there.drawn.mock.calls.length, asked.length]).toEqual([1, 0]);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const silent = waiting();
  silent.begin();
  await passed();
  expect(silent.drawn).toHaveBeenCalledTimes(1);
});
