import type { ComponentType } from 'react';
import type { RemoteManifest, SlotName } from '@courier/config/registry';
import type { SlotProps } from './slots';

/** Props of every screen. Path and query parameters come from react-router's hooks. */
export interface ScreenProps {
  routeId: string;
}

export type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Texts of one locale: nested objects of strings. */
export interface Texts {
  [key: string]: string | Texts;
}

export interface RemoteParts {
  /** Route id of the manifest -> the screen that answers it. */
  screens: Readonly<Record<string, LazyModule<ScreenProps>>>;
  slots?: { readonly [Name in SlotName]?: LazyModule<SlotProps[Name]> };
  /** English texts of the remote's namespace, compiled in; other locales are fetched. */
  englishTexts: Texts;
}

/** What the single exposed module `./remote` exports as default. */
export interface RemoteDefinition extends RemoteParts {
  manifest: RemoteManifest;
}

/**
 * Binds a manifest to its code.
 * @throws Error naming the first route without screen, screen without route or unfilled slot.
 */
export function defineRemote(manifest: RemoteManifest, parts: RemoteParts): RemoteDefinition {
  const routeIds = manifest.routes.map((route) => route.id);
  const problem =
    routeIds.find((id) => !parts.screens[id]) ??
    Object.keys(parts.screens).find((id) => !routeIds.includes(id)) ??
    manifest.slots.find((slot) => !parts.slots?.[slot]);
  if (problem !== undefined)
    throw new Error(`Remote ${manifest.name}: "${problem}" is not both declared and filled`);
  return { manifest, ...parts };
}
