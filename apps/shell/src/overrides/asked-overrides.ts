import type { SafeStorage } from '@courier/config/document';
import { isSwitch } from '../registry/switched-off';

/** A remote that this tab loads from another origin. */
export interface Override {
  name: string;
  origin: string;
}

export interface AskedOverrides {
  used: Override[];
  /** Rejected overrides, as they were written. */
  refused: string[];
}

const KEY = 'remote-overrides';

/**
 * Reads `?remote=name@origin` (repeatable), or the overrides stored in this tab; an empty `?remote=` removes
 * them. Only remotes of the registry and listed origins are accepted.
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
