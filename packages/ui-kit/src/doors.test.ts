import { expect, it } from '@jest/globals';
import * as core from './core';
import * as plain from './plain';

it('the core entry point re-exports all of plain, and more', () => {
  const names = Object.keys(plain);
  for (const name of names) expect([name, Reflect.get(core, name)]).toEqual([name, Reflect.get(plain, name)]);
  expect(Object.keys(core).length).toBeGreaterThan(names.length);
  expect(names).toEqual(expect.arrayContaining(['Dialog', 'Drawer', 'Popover']));
});
