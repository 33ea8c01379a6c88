import type { ComponentType } from 'react';
import type { RemoteManifest, SlotName } from '@courier/config/registry';
import type { RouteId } from './manifest';
import type { KnownSlot, PropsOfSlot } from './slots';

/** Path and query parameters come from react-router's hooks. */
export interface ScreenProps {
  routeId: string;
}

export type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Texts {
  [key: string]: string | Texts;
}

interface RemoteParts<Id extends string, Filled extends SlotName> {
  /** Route id of the manifest -> its screen. */
  screens: Readonly<Record<Id, LazyModule<ScreenProps>>>;
  slots?: { readonly [Name in Filled & KnownSlot]: LazyModule<PropsOfSlot<Name>> };
  /** English texts, compiled in; other locales are fetched. */
  englishTexts: Texts;
}

/** Default export of the exposed module `./remote`. */
export interface RemoteDefinition {
  manifest: RemoteManifest;
  screens: Readonly<Record<string, LazyModule<ScreenProps>>>;
  slots?: { readonly [Name in KnownSlot]?: LazyModule<PropsOfSlot<Name>> };
  englishTexts: Texts;
}

/**
 * Binds a manifest to its code: exactly one screen per route and one filler per slot.
 * @throws Error naming the first route without screen, screen without route or unfilled slot.
 */
export function defineRemote<M extends RemoteManifest>(
  manifest: M,
  parts: RemoteParts<RouteId<M>, M['slots'][number]>,
): RemoteDefinition {
  const remote: RemoteDefinition = { manifest, ...parts };
  const routeIds = manifest.routes.map((route) => route.id);
  const problem =
    routeIds.find((id) => !remote.screens[id]) ??
    Object.keys(remote.screens).find((id) => !routeIds.includes(id)) ??
    manifest.slots.find((slot) => !remote.slots?.[slot as KnownSlot]);
  if (problem !== undefined)
    throw new Error(`Remote ${manifest.name}: "${problem}" is not both declared and filled`);
  return remote;
}
