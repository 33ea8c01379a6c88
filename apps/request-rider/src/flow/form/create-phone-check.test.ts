import { afterEach, expect, it, jest } from '@jest/globals';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { createPhoneCheck } from './create-phone-check';

const TABLES = 'libphonenumber-js/min';

afterEach(() => {
  jest.dontMock(TABLES);
  jest.resetModules();
});

function open() {
  const shell = createTestShell({ api: createFakeBackend().client, country: 'PK' });
  return { ...shell, check: createPhoneCheck(shell.ports) };
}

it('loads the tables of the country once', async () => {
  const { check } = open();
  expect(check()).toBe(check());
  const { isPossible, toInternational } = await check();
  expect([isPossible('0301'), isPossible('0301 2345678')]).toEqual([false, true]);
  expect(toInternational('0301 2345678')).toBe('+923012345678');
});

it('does not block the form when the tables cannot be loaded, reports it and tries again later', async () => {
  jest.doMock(TABLES, () => {
    throw new Error('gone');
  });
  const { check, events } = open();
  const lenient = await check();
  expect(lenient.isPossible('0301')).toBe(true);
  expect(lenient.toInternational('0301')).toBe('+92301');
  expect(events).toEqual([{ event: 'phone check', error: new Error('gone') }]);
  jest.dontMock(TABLES);
  jest.resetModules();
  expect((await check()).isPossible('0301')).toBe(false);
});
