import { expect, it } from '@jest/globals';
import * as core from './core';
import * as plain from './plain';

/** Loaded with the first use in the workspace; small documents contain it. */
const LATE = ['CityBackdrop'];

it('the core entry point re-exports all of plain, and more', () => {
  const names = Object.keys(plain);
  const replaced = names.filter((name) => Reflect.get(core, name) !== Reflect.get(plain, name));
  expect(replaced).toEqual(LATE);
  for (const name of replaced) expect(Reflect.get(core, name)).toBeInstanceOf(Function);
  expect(Object.keys(core).length).toBeGreaterThan(names.length);
  expect(names).toEqual(expect.arrayContaining(['Dialog', 'Drawer', 'Popover']));
});
