import { expect, it } from '@jest/globals';
import { STORAGE_KEYS } from '@courier/config';
import { createSafeStorage } from '@courier/config/document';
import { changeAlertSettings, DEFAULT_ALERTS, readAlertSettings, withWay } from './alert-settings';

it.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '{"ways":{"door":["smoke"]},"isAnswered":true,"boardSound":true}',
  '{"ways":{"door":[]},"isAnswered":true,"boardSound":true}',
  JSON.stringify({ ...DEFAULT_ALERTS, boardSound: 'loud' }),
])('falls back to the defaults where %j is kept', (kept) => {
  expect(readAlertSettings({ read: () => kept })).toEqual(DEFAULT_ALERTS);
});

it('keeps a change beside what was chosen before, and where nothing can be kept until the page goes', () => {
  const storage = createSafeStorage(() => undefined);
  changeAlertSettings(storage, { boardSound: true });
  changeAlertSettings(storage, { ways: withWay(DEFAULT_ALERTS.ways, 'late', 'sound', true) });
  expect(readAlertSettings(storage)).toEqual({
    ways: { ...DEFAULT_ALERTS.ways, late: ['notification', 'tab', 'sound'] },
    isAnswered: false,
    boardSound: true,
  });
  expect(storage.read(STORAGE_KEYS.alerts)).toContain('boardSound');
});

it('takes a way away again, of its event alone', () => {
  const less = withWay(DEFAULT_ALERTS.ways, 'door', 'tab', false);
  expect(less).toEqual({ ...DEFAULT_ALERTS.ways, door: ['notification'] });
});
