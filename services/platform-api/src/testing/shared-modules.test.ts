import { expect, it, jest } from '@jest/globals';
import { createGuardedRouter } from '../domains/places/routing/guarded-router';

it('modules of the server are loaded outside of the context of a test file', () => {
  expect(createGuardedRouter instanceof Function).toBe(false);
});

it('a module that test files share cannot be mocked for one of them', () => {
  expect(() => jest.doMock('../domains/places/routing/guarded-router', () => ({}))).toThrow(
    /shared by test files/,
  );
});

it('fake timers are refused where they would not reach the modules of the server', () => {
  expect(() => jest.useFakeTimers()).toThrow(/ownModules/);
});
