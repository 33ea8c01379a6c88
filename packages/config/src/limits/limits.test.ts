import { expect, it } from '@jest/globals';
import { LIMITS } from './limits';
import { LIVE_LIMITS } from './live-limits';
import { DEVICE_DATABASES, STORAGE_KEYS } from './storage-keys';
import { WORKBOOK_LIMITS } from './workbook-limits';

it('no two values use the same storage key', () => {
  const keys = [...Object.values(STORAGE_KEYS), ...Object.values(DEVICE_DATABASES)];
  expect(keys).not.toContain('');
  expect(new Set(keys).size).toBe(keys.length);
});

it('a workbook may have more rows than one check, and more bytes than its file', () => {
  expect(WORKBOOK_LIMITS.rows).toBeGreaterThan(LIMITS.bulkRowsAtOnce);
  expect(WORKBOOK_LIMITS.inflatedBytes).toBeGreaterThan(LIMITS.bulkFileBytes);
});

it('a live channel may subscribe to all its outlets before it is throttled, and one session does not use up an account', () => {
  expect(LIVE_LIMITS.messagesAtOnce).toBeGreaterThan(40);
  expect(LIVE_LIMITS.channelsPerSession).toBeLessThan(LIVE_LIMITS.channelsPerAccount);
});

it('a remote that hangs has its error page within two minutes, at any attempt', () => {
  expect(LIMITS.lazyLoadWithinMs + LIMITS.lazyLoadTryMs).toBeLessThanOrEqual(120_000);
});
