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

/** `defineManifest` adds the contract version, and the build the needs. */
interface WrittenManifest extends Omit<RemoteManifest, 'contractVersion' | 'needs' | 'shortcuts'> {
  shortcuts?: (ManifestShortcut & { id: string })[];
}

export type RouteId<M extends { routes: { id: string }[] }> = M['routes'][number]['id'];

type TextKey<M> = M extends { i18nNamespace: infer Name extends keyof I18nNamespaces & string }
  ? CopyKey<Name>
  : never;

type OwnFlagKey<M> = M extends { flags: { key: infer Key extends string }[] } ? Key : never;

/** The manifest's own flags, for `declare module '@courier/shell-api' { interface OwnFlags extends FlagsOf<…> {} }`. */
export type FlagsOf<M extends { flags: ManifestFlag[] }> = Record<OwnFlagKey<M>, boolean>;

export interface WithShortcuts {
  shortcuts: readonly { id: string; keys: readonly string[] }[];
}

/** The same keys on several routes have one id. */
export type ShortcutId<M extends WithShortcuts> = M['shortcuts'][number]['id'];

interface Labelled<M extends WrittenManifest> {
  routeId: RouteId<M>;
  labelKey: TextKey<M>;
  keywordKeys?: TextKey<M>[];
}

type OwnSlot<M extends WrittenManifest> = Extract<keyof OpenSlotProps, `${M['name']}/${string}`>;

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
 * Type-checks a remote's manifest: navigation, commands and shortcuts refer to its own routes, labels to its own texts,
 * and flags to the portal's or its own.
 */
export function defineManifest<const M extends WrittenManifest>(
  manifest: M & Fitting<M>,
): M & { contractVersion: typeof CONTRACT_VERSION } {
  return { ...(manifest as M), contractVersion: CONTRACT_VERSION };
}
