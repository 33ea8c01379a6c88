import { useSyncExternalStore } from 'react';
import { cachedCopies } from './copies';
import type { Copy, Namespace } from './copy';
import { useInstance } from './use-instance';

/** Texts of a namespace in the current language; renders again when it changes. */
export function useCopy<Name extends Namespace>(namespace: Name): Copy<Name> {
  const copies = cachedCopies(useInstance());
  const current = () => copies.of(namespace);
  return useSyncExternalStore(copies.subscribe, current, current);
}
