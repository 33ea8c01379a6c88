import { expect, it } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage';
import { createReleaseAssignment } from './release-assignment';
import { isSwitch, obeySwitches } from './switched-off';

const open = (...addresses: string[]) => {
  const tab = memoryStorage();
  for (const address of addresses) obeySwitches(address, tab);
  const taker = createReleaseAssignment(memoryStorage(), tab);
  return ['alpha', 'beta-two'].map((name) => taker.isOff?.(name));
};

it('disables a remote in the tab until it is enabled again', () => {
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
])('%s changes nothing', (address) => expect(open(address)).toEqual([false, false]));

it('an override is not a switch', () => {
  expect(['off:alpha', 'alpha@http://localhost:3001', 'off:alpha@http://x'].map(isSwitch)).toEqual([
    true,
    false,
    false,
  ]);
});
