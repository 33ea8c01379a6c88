import type { SafeStorage } from '@courier/config/document';
import { isSwitch } from '../registry/switched-off';

/** A remote of this tab that comes from somewhere else. */
export interface Override {
  name: string;
  origin: string;
}

export interface AskedOverrides {
  used: Override[];
  /** What was asked for and is not allowed, as it was written. */
  refused: string[];
}

const KEY = 'remote-overrides';

/**
 * `?remote=name@origin`, any number of them, else what this tab stored before; an empty `?remote=` ends it. Only
 * remotes of the registry and origins of the list are taken.
 */
export function askedOverrides(
  search: string,
  tab: SafeStorage,
  names: readonly string[],
  origins: readonly string[],
): AskedOverrides {
  const query = new URLSearchParams(search).getAll('remote').filter((text) => !isSwitch(text));
  const texts = query.length > 0 ? query.filter(Boolean) : (tab.read(KEY)?.split(' ') ?? []);
  const asked: AskedOverrides = { used: [], refused: [] };
  for (const text of texts) {
    const at = text.indexOf('@');
    const override = { name: text.slice(0, at), origin: text.slice(at + 1).replace(/\/$/, '') };
    if (at > 0 && names.includes(override.name) && origins.includes(override.origin))
      asked.used.push(override);
    else asked.refused.push(text);
  }
  if (asked.used.length > 0)
    tab.write(KEY, asked.used.map(({ name, origin }) => `${name}@${origin}`).join(' '));
  else tab.remove(KEY);
  return asked;
}
