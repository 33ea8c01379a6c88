import type { i18n } from 'i18next';
import type { Copy, Namespace } from './copy';

/** Text functions of an i18next instance, stable until a language or text changes. */
export interface Copies {
  /** Texts of a namespace, in the current language or in that of a BCP 47 tag. */
  of<Name extends Namespace>(namespace: Name, tag?: string): Copy<Name>;
  /** Calls back after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

const known = new WeakMap<i18n, Copies>();

/**
 * Looks up each text once. `useTranslation` copies the instance for each component and repeats lookups on
 * every render, a twelfth of a screen's render time.
 */
export function cachedCopies(instance: i18n): Copies {
  const copies = known.get(instance) ?? createCopies(instance);
  known.set(instance, copies);
  return copies;
}

function createCopies(instance: i18n): Copies {
  const listeners = new Set<() => void>();
  const copies = new Map<string, unknown>();
  let language = instance.language;
  const change = () => {
    copies.clear();
    for (const listener of listeners) listener();
  };
  instance.on('languageChanged', change);
  instance.store.on('added', change);

  return {
    of(namespace, tag = '') {
      if (language !== instance.language) copies.clear();
      language = instance.language;
      const key = `${tag}/${namespace}`;
      const copy = copies.get(key) ?? createCopy(instance, namespace, tag || language);
      copies.set(key, copy);
      return copy as Copy<typeof namespace>;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function createCopy<Name extends Namespace>(instance: i18n, namespace: Name, tag: string): Copy<Name> {
  const t = instance.getFixedT(tag, namespace);
  const withoutValues = new Map<string, string>();
  return (key, values) => {
    if (values) return String(t(key as string, { ...values }));
    const text = withoutValues.get(key) ?? String(t(key as string));
    withoutValues.set(key, text);
    return text;
  };
}
