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
])('falls back to the defaults when %j is stored', (kept) => {
  expect(readAlertSettings({ read: () => kept })).toEqual(DEFAULT_ALERTS);
});

it('stores a change without losing earlier ones; without storage, the change lasts until the page closes', () => {
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

it('removes a channel from one event only', () => {
  const less = withWay(DEFAULT_ALERTS.ways, 'door', 'tab', false);
  expect(less).toEqual({ ...DEFAULT_ALERTS.ways, door: ['notification'] });
});
