import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { nowInSeconds } from '../now-in-seconds';
import { recordServerTime, nowInMs, onTimeCorrected } from './server-clock';

const SERVER_MS = Date.parse('2026-11-27T10:00:00Z');
const TWO_HOURS_MS = 7_200_000;
let deviceMs = SERVER_MS;

const headers = (more: Record<string, string> = {}) =>
  new Headers({ date: new Date(SERVER_MS).toUTCString(), 'cache-control': 'no-store', ...more });
const recordTime = (given = headers(), tookMs = 200) =>
  recordServerTime(given, { sentAtMs: deviceMs - tookMs, receivedAtMs: deviceMs });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => deviceMs);
  deviceMs = SERVER_MS;
  recordTime();
});
afterEach(() => void jest.restoreAllMocks());

it.each([
  ['ahead', TWO_HOURS_MS],
  ['behind', -TWO_HOURS_MS],
])('a device clock that is two hours %s is corrected by answers of the server', (_, wrongByMs) => {
  deviceMs = SERVER_MS + wrongByMs;
  recordTime();
  expect(Math.abs(nowInMs() - SERVER_MS)).toBeLessThan(1000);
  deviceMs += 60_000;
  expect(Math.abs(nowInSeconds() - (SERVER_MS + 60_000) / 1000)).toBeLessThan(2);
});

it('a clock that is right within seconds is not corrected', () => {
  deviceMs = SERVER_MS + 3000;
  recordTime();
  expect(nowInMs()).toBe(deviceMs);
});

it.each([
  ['an answer that a cache may have kept', headers({ 'cache-control': 'max-age=60' }), 200],
  ['an answer without a date', new Headers({ 'cache-control': 'no-store' }), 200],
  ['an answer that took half a minute', headers(), 30_000],
])('%s is ignored as a time source', (_, given, tookMs) => {
  deviceMs = SERVER_MS + TWO_HOURS_MS;
  recordTime(given, tookMs);
  expect(nowInMs()).toBe(deviceMs);
});

it('notifies once about a correction, and again when it is reverted', () => {
  const heard = jest.fn();
  const end = onTimeCorrected(heard);
  deviceMs = SERVER_MS + TWO_HOURS_MS;
  recordTime();
  recordTime();
  expect(heard).toHaveBeenCalledTimes(1);
  deviceMs = SERVER_MS;
  recordTime();
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});
