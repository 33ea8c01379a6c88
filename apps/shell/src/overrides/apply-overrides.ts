import type { SafeStorage } from '@courier/config/document';
import type { Registry } from '@courier/config/registry';
import { isSwitch } from '../registry/switched-off';
import { askedOverrides } from './asked-overrides';
import { showBadge } from './override-badge';
import { overriddenRegistry } from './overridden-registry';

export interface OverrideServices {
  /** Allowed origins of remotes, set by the server. */
  origins: readonly string[];
  registry: Registry;
  tab: SafeStorage;
  document: Document;
  location: Pick<Location, 'href' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Applies the overrides of the address or the tab and shows a badge. Returns the origins of the overridden
 * remotes.
 */
export function applyOverrides({
  origins,
  registry,
  tab,
  document,
  location,
  history,
}: OverrideServices): string[] {
  const names = registry.remotes.map(({ name }) => name);
  const { used, refused } = askedOverrides(location.search, tab, names, origins);
  const address = new URL(location.href);
  const texts = address.searchParams.getAll('remote');
  if (texts.some((text) => !isSwitch(text))) {
    address.searchParams.delete('remote');
    for (const text of texts.filter(isSwitch)) address.searchParams.append('remote', text);
    history.replaceState(history.state, '', address);
  }
  if (used.length > 0) writeRegistry(document, overriddenRegistry(registry, used));
  if (used.length + refused.length > 0) showBadge(document, used, refused);
  return used.map(({ origin }) => origin);
}

/** Trusted Types forbid a change of a script element's text, so the data goes into another element. */
function writeRegistry(document: Document, registry: Registry): void {
  document.getElementById('courier-registry')?.remove();
  const block = document.createElement('data');
  block.id = 'courier-registry';
  block.hidden = true;
  block.textContent = JSON.stringify(registry);
  document.body.append(block);
}
