import { expect, it } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage';
import { createTaker } from './create-taker';
import { isSwitch, obeySwitches } from './switched-off';

const open = (...addresses: string[]) => {
  const tab = memoryStorage();
  for (const address of addresses) obeySwitches(address, tab);
  const taker = createTaker(memoryStorage(), tab);
  return ['alpha', 'beta-two'].map((name) => taker.isOff?.(name));
};

it('a remote is off in the tab from then on, until it is switched on', () => {
  expect(open('?remote=off:beta-two', '', '?order_id=1')).toEqual([false, true]);
  expect(open('?remote=off:alpha&remote=off:beta-two', '?remote=on:alpha')).toEqual([false, true]);
  expect(open('?remote=off:alpha', '?remote=on:alpha')).toEqual([false, false]);
});

it.each([
  '?remote=off:',
  '?remote=off:Alpha',
  '?remote=of:alpha',
  '?remote=alpha',
  '?off:alpha',
  '?remote=off: alpha',
])('%s switches nothing', (address) => expect(open(address)).toEqual([false, false]));

it('an override is no switch', () => {
  expect(['off:alpha', 'alpha@http://localhost:3001', 'off:alpha@http://x'].map(isSwitch)).toEqual([
    true,
    false,
    false,
  ]);
});
