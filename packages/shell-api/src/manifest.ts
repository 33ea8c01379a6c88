import type { FlagKey } from '@courier/config';
import {
  CONTRACT_VERSION,
  type ManifestCommand,
  type ManifestFlag,
  type ManifestNavigation,
  type ManifestOffer,
  type ManifestRoute,
  type ManifestShortcut,
  type RemoteManifest,
} from '@courier/config/registry';
import type { CopyKey, I18nNamespaces } from '@courier/i18n';
import type { KnownSlot, OpenSlotProps } from './slots';

/** A manifest as its remote writes it; the contract's version is added, and by its build what it needs. */
interface WrittenManifest extends Omit<RemoteManifest, 'contractVersion' | 'needs' | 'shortcuts'> {
  shortcuts?: (ManifestShortcut & { id: string })[];
}

/** Ids of the routes a manifest declares. */
export type RouteId<M extends { routes: { id: string }[] }> = M['routes'][number]['id'];

/** Keys of the texts in the namespace of the manifest. */
type TextKey<M> = M extends { i18nNamespace: infer Name extends keyof I18nNamespaces & string }
  ? CopyKey<Name>
  : never;

/** Keys of the flags a manifest brings. */
type OwnFlagKey<M> = M extends { flags: { key: infer Key extends string }[] } ? Key : never;

/** The manifest's own flags, for `declare module '@courier/shell-api' { interface OwnFlags extends FlagsOf<…> {} }`. */
export type FlagsOf<M extends { flags: ManifestFlag[] }> = Record<OwnFlagKey<M>, boolean>;

/** A manifest that lists shortcuts. */
export interface WithShortcuts {
  shortcuts: readonly { id: string; keys: readonly string[] }[];
}

/** Ids of the shortcuts a manifest lists; the same keys on several routes have one id. */
export type ShortcutId<M extends WithShortcuts> = M['shortcuts'][number]['id'];

interface Labelled<M extends WrittenManifest> {
  routeId: RouteId<M>;
  labelKey: TextKey<M>;
}

/** Of the slots remotes lend, those of this one. */
type OwnSlot<M extends WrittenManifest> = Extract<keyof OpenSlotProps, `${M['name']}/${string}`>;

/** What must fit together inside one manifest. */
interface Fitting<M extends WrittenManifest> {
  titleKey: TextKey<M>;
  routes: (ManifestRoute & { flag?: FlagKey | OwnFlagKey<M> })[];
  navigation: (ManifestNavigation & Labelled<M>)[];
  commands?: (ManifestCommand & Labelled<M>)[];
  shortcuts?: (ManifestShortcut & Labelled<M>)[];
  firstPaint?: Partial<Record<RouteId<M>, string>>;
  slots: KnownSlot[];
  offers?: (ManifestOffer & { name: OwnSlot<M> })[];
}

/**
 * Writes a remote's manifest. Its routes are the only ones its navigation, commands and shortcuts may name, its labels
 * are keys of its own texts, and a flag is one of the portal's or of its own.
 */
export function defineManifest<const M extends WrittenManifest>(
  manifest: M & Fitting<M>,
): M & { contractVersion: typeof CONTRACT_VERSION } {
  return { ...(manifest as M), contractVersion: CONTRACT_VERSION };
}
