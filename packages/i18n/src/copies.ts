import type { i18n } from 'i18next';
import type { Copy, Namespace } from './copy';

/** The texts of one i18next instance, as functions that stay the same until a language or a text changes. */
export interface Copies {
  /** Texts of a namespace, in the language shown or, by its BCP 47 tag, in another one. */
  of<Name extends Namespace>(namespace: Name, tag?: string): Copy<Name>;
  /** Calls back after each change; answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

const known = new WeakMap<i18n, Copies>();

/**
 * `useTranslation` copies the whole instance for each component and looks up every text on every render, a twelfth of
 * the render time of a screen. Here each text is looked up once.
 */
export function copiesOf(instance: i18n): Copies {
  const copies = known.get(instance) ?? createCopies(instance);
  known.set(instance, copies);
  return copies;
}

function createCopies(instance: i18n): Copies {
  const listeners = new Set<() => void>();
  // By tag and namespace: each entry is a copy of that namespace.
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
