import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { createNotices as noticesOf } from '@courier/shell-api/host';

const createNotices = (defaultDurationMs: () => number = () => LIMITS.noticeMs) =>
  noticesOf({ defaultDurationMs, now: () => 0 });

const messages = (notices: ReturnType<typeof createNotices>) =>
  notices.shown.get().map(({ message }) => message);

describe('notices', () => {
  it('stay 3500 ms by default [SHELL-TOAST-03]', () => {
    const notices = createNotices();
    notices.show({ type: 'info', message: 'a' });
    notices.show({ type: 'info', message: 'b', durationMs: 7000 });
    expect(notices.shown.get().map(({ durationMs }) => durationMs)).toEqual([3500, 7000]);
  });

  it('use the default of the open remote, and an explicit duration has priority [SHELL-TOAST-05]', () => {
    let open = 5000;
    const notices = createNotices(() => open);
    notices.show({ type: 'info', message: 'a' });
    notices.show({ type: 'info', message: 'b', durationMs: 7000 });
    open = 3500;
    notices.show({ type: 'info', message: 'c' });
    expect(notices.shown.get().map(({ durationMs }) => durationMs)).toEqual([5000, 7000, 3500]);
  });

  it('with the same key replace each other and keep their id', () => {
    const notices = createNotices();
    const first = notices.show({ type: 'info', message: 'a', key: 'k' });
    const second = notices.show({ type: 'error', message: 'b', key: 'k' });
    expect(second).toBe(first);
    expect(messages(notices)).toEqual(['b']);
    notices.dismissKey('k');
    expect(messages(notices)).toEqual([]);
  });

  it('are at most four, and a temporary notice does not replace a permanent one', () => {
    const notices = createNotices();
    notices.show({ type: 'error', message: 'stays', durationMs: 0 });
    for (const message of ['a', 'b', 'c', 'd']) notices.show({ type: 'info', message });
    expect(messages(notices)).toEqual(['stays', 'b', 'c', 'd']);
  });
});
