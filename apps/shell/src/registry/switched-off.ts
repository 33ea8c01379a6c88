import type { SafeStorage } from '@courier/config/document';

const KEY = 'remotes-off';
const SWITCH = /^(off|on):([a-z][a-z0-9-]*)$/;

/** Names of the remotes this tab does without. */
export const switchedOff = (tab: SafeStorage): string[] => (tab.read(KEY) ?? '').split(' ').filter(Boolean);

/**
 * Obeys `?remote=off:<name>` and `?remote=on:<name>` of an address for as long as the tab is open: the way out of code
 * that leaves the page no time to go elsewhere.
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

/** Whether a text of `?remote=` is one of these, and no override. */
export const isSwitch = (text: string): boolean => SWITCH.test(text);
