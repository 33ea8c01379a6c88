import type { Registry, RegistryEntry } from '@courier/config/registry';
import { baseLanguage } from '@courier/i18n/server';
import { findCopy, type FirstWords } from '../document/fill-template';
import type { MenuEntry } from './write-frame';

interface MenuInput {
  registry: Registry;
  /** The remote and route of the page. */
  here: { remote: RegistryEntry; routeId: string };
  /** Locale name of the texts. */
  language: string;
  /** The operator's text overrides. */
  overrides: FirstWords;
  flags: Readonly<Record<string, boolean>>;
}

/** The menu of a signed-in user, in the order of the manifests. */
export function menuEntries({ registry, here, language, overrides, flags }: MenuInput): MenuEntry[] {
  return registry.remotes
    .flatMap((entry) =>
      entry.manifest.navigation.flatMap((item) => {
        const route = entry.manifest.routes.find(({ id }) => id === item.routeId);
        const isOff = route?.flag !== undefined && flags[route.flag] !== true;
        if (!route || isOff || !route.modes.includes('CLASSIC')) return [];
        const key = `${entry.manifest.i18nNamespace}:${item.labelKey}`;
        const label =
          findCopy(overrides, key) ??
          [language, baseLanguage(language), 'en']
            .map((name) => entry.texts[name]?.[item.labelKey])
            .find((text) => text !== undefined);
        const isHere = entry.name === here.remote.name && route.id === here.routeId;
        return [{ order: item.order, label: label ?? entry.name, isHere }];
      }),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ label, isHere }) => ({ label, isHere }));
}
