import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  addListener,
  leaveEverything,
  onStrayKey,
  registerAndCleanUp,
  STRAY_FILE,
} from '../testing/stray-remote';
import { copyBuiltIns } from './built-ins';
import { watchLeftovers, type Leftovers } from './leftovers';

const findSource = (stack = '') =>
  stack.includes(STRAY_FILE) ? { remote: 'stray', release: '1', place: '' } : null;

let leftovers: Leftovers;
let cleanUps: (() => void)[];
const runCleanUps = () => cleanUps.splice(0).forEach((run) => run());

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { CSSStyleSheet: function CSSStyleSheet() {} });
  Object.assign(document, { adoptedStyleSheets: [] });
  cleanUps = [];
  leftovers = watchLeftovers({ findSource, afterCleanUp: (run) => void cleanUps.push(run) });
});
afterEach(() => {
  leftovers.stop();
  jest.useRealTimers();
});

const press = () => {
  const onShell = jest.fn();
  window.addEventListener('keydown', onShell);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  window.removeEventListener('keydown', onShell);
  return onShell;
};

it('takes back listeners, timers, elements and sheets of a remote when its screen has gone', () => {
  const leave = leftovers.enter('stray');
  const { ticks } = leaveEverything();
  expect(press()).not.toHaveBeenCalled();
  leave();
  runCleanUps();
  expect(press()).toHaveBeenCalledTimes(1);
  expect(document.getElementById('stray-overlay')).toBeNull();
  expect(document.getElementById('stray-style')).toBeNull();
  expect(document.adoptedStyleSheets).toEqual([]);
  const before = ticks();
  jest.advanceTimersByTime(120_000);
  expect(ticks()).toBe(before);
});

it('leaves a timeout of the clean-up two seconds, so that a last save runs', () => {
  const leave = leftovers.enter('stray');
  const { ticks } = leaveEverything();
  jest.advanceTimersByTime(59_000);
  const before = ticks();
  leave();
  runCleanUps();
  jest.advanceTimersByTime(1500);
  expect(ticks()).toBe(before + 1000);
});

it('keeps registrations of the shell and of shared modules', () => {
  const leave = leftovers.enter('stray');
  const onKey = jest.fn();
  window.addEventListener('keydown', onKey);
  const element = document.createElement('div');
  document.body.appendChild(element);
  const onTime = jest.fn();
  setTimeout(onTime, 30_000);
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  leave();
  runCleanUps();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  jest.advanceTimersByTime(30_000);
  expect([onKey.mock.calls.length, onTime.mock.calls.length]).toEqual([1, 1]);
  expect(element.isConnected).toBe(true);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  window.removeEventListener('keydown', onKey);
  element.remove();
});

it('keeps what the modules of a remote registered before its screen appeared, because they run once', () => {
  const onOnline = jest.fn();
  addListener('online', onOnline);
  const leave = leftovers.enter('stray');
  leave();
  runCleanUps();
  window.dispatchEvent(new Event('online'));
  expect(onOnline).toHaveBeenCalledTimes(1);
  window.removeEventListener('online', onOnline);
});

it('takes back nothing while another screen of the remote is shown, and everything with the last one', () => {
  const gone = jest.fn();
  leftovers.onGone(gone);
  const leaveFirst = leftovers.enter('stray');
  leaveEverything();
  const leaveSecond = leftovers.enter('stray');
  leaveFirst();
  runCleanUps();
  expect(press()).not.toHaveBeenCalled();
  expect(gone).not.toHaveBeenCalled();
  leaveSecond();
  runCleanUps();
  expect(press()).toHaveBeenCalledTimes(1);
  expect(gone).toHaveBeenCalledWith('stray', []);
});

it('does not touch what a remote has cleaned up itself, or what the next screen registers', () => {
  const remove = jest.spyOn(EventTarget.prototype, 'removeEventListener');
  const leave = leftovers.enter('stray');
  const cleanUp = registerAndCleanUp();
  leave();
  cleanUp();
  const removals = remove.mock.calls.length;
  const next = jest.fn();
  leftovers.enter('next');
  addListener('offline', next);
  runCleanUps();
  window.dispatchEvent(new Event('offline'));
  expect(next).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls.length - removals).toBeLessThanOrEqual(1);
  remove.mockRestore();
  window.removeEventListener('offline', next);
});

it('names the remote of the last screen', () => {
  expect(leftovers.lastRemote()).toBeNull();
  leftovers.enter('stray')();
  expect(leftovers.lastRemote()).toBe('stray');
  window.removeEventListener('keydown', onStrayKey, true);
});

it('restores replaced built-ins of the language before it uses them, and names them', () => {
  leftovers.stop();
  leftovers = watchLeftovers({
    findSource,
    restoreBuiltIns: copyBuiltIns(),
    afterCleanUp: (run) => void cleanUps.push(run),
  });
  const gone = jest.fn();
  leftovers.onGone(gone);
  const { map } = Array.prototype;
  const { parse } = JSON;
  const leave = leftovers.enter('stray');
  leaveEverything();
  Array.prototype.map = (() => []) as never;
  JSON.parse = () => null;
  leave();
  runCleanUps();
  expect([Array.prototype.map === map, JSON.parse === parse]).toEqual([true, true]);
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(gone).toHaveBeenCalledWith('stray', ['Array.prototype.map', 'JSON.parse']);
});
