import type { SafeStorage } from '@courier/config/document';

const KEY = 'remotes-off';
const SWITCH = /^(off|on):([a-z][a-z0-9-]*)$/;

export const switchedOff = (tab: SafeStorage): string[] => (tab.read(KEY) ?? '').split(' ').filter(Boolean);

/**
 * Applies `?remote=off:<name>` and `?remote=on:<name>` as long as the tab is open: the way to disable a
 * remote that blocks the page.
 */
export function obeySwitches(search: string, tab: SafeStorage): void {
  const off = new Set(switchedOff(tab));
  for (const text of new URLSearchParams(search).getAll('remote')) {
    const [, way, name] = SWITCH.exec(text) ?? [];
    if (name === undefined) continue;
    if (way === 'off') off.add(name);
    else off.delete(name);
  }
  if (off.size > 0) tab.write(KEY, [...off].join(' '));
  else tab.remove(KEY);
}

/** Whether a value of `?remote=` is a switch instead of an override. */
export const isSwitch = (text: string): boolean => SWITCH.test(text);
