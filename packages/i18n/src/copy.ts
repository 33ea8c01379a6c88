import type { KeyOf } from './copy-key';
import type { I18nNamespaces } from './namespaces';

export type Namespace = keyof I18nNamespaces & string;
export type CopyKey<Name extends Namespace> = KeyOf<I18nNamespaces[Name]>;
export type CopyValues = Readonly<Record<string, string | number>>;

/** The text of a key with its {{values}}; `count` selects the plural form. */
export type Copy<Name extends Namespace> = (key: CopyKey<Name>, values?: CopyValues) => string;
