import { useSyncExternalStore } from 'react';
import type { Appearance } from './tokens';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = (): Appearance => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** The document's current appearance, as set by `applyTheme`. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
