import { useSyncExternalStore } from 'react';
import { copiesOf } from './copies';
import type { KeyOf } from './copy-key';
import type { I18nNamespaces } from './namespaces';
import { useInstance } from './use-instance';

export type Namespace = keyof I18nNamespaces & string;
export type CopyKey<Name extends Namespace> = KeyOf<I18nNamespaces[Name]>;
export type CopyValues = Readonly<Record<string, string | number>>;

/** The text of a key, its {{values}} filled in; `count` chooses the plural form. */
export type Copy<Name extends Namespace> = (key: CopyKey<Name>, values?: CopyValues) => string;

/** Texts of a namespace in the language shown; the component renders again when it changes. */
export function useCopy<Name extends Namespace>(namespace: Name): Copy<Name> {
  const copies = copiesOf(useInstance());
  const current = () => copies.of(namespace);
  return useSyncExternalStore(copies.subscribe, current, current);
}
