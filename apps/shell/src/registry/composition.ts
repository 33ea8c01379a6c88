import { generatePath, matchPath } from 'react-router-dom';
import { firstScreens, type AppMode } from '@courier/config/registry';
import type {
  ManifestCommand,
  ManifestNavigation,
  ManifestRoute,
  ManifestShortcut,
  Registry,
  RegistryEntry,
  RemoteManifest,
  SlotName,
} from '@courier/config/registry';

export interface PlacedRoute {
  entry: RegistryEntry;
  route: ManifestRoute;
}

export interface PlacedNavigation extends PlacedRoute {
  navigation: ManifestNavigation;
}

interface PlacedCommand extends PlacedRoute {
  command: ManifestCommand;
}

interface PlacedShortcut extends PlacedRoute {
  shortcut: ManifestShortcut;
}

export interface Composition {
  entries: readonly RegistryEntry[];
  /** In menu order. */
  navigation: readonly PlacedNavigation[];
  findRoute(pathname: string): PlacedRoute | null;
  /** Candidates for an address without a screen, best first; those whose flag is off come last. */
  firstScreens(mode: AppMode, isOn: (flag: string) => boolean): readonly PlacedRoute[];
  /** The target of the brand mark: the screen with the role `home`, otherwise the first one. */
  homeScreen(isOn: (flag: string) => boolean, mode?: AppMode): PlacedRoute | null;
  commands: readonly PlacedCommand[];
  shortcuts: readonly PlacedShortcut[];
  /** The remotes that fill a slot of the shell or of another remote. */
  listFillers(slot: SlotName): readonly RegistryEntry[];
  /** Default values of the remotes' own flags. */
  flagDefaults: Readonly<Record<string, boolean>>;
}

export function createComposition(registry: Registry | null): Composition {
  const entries = registry?.remotes ?? [];
  const placed = entries.flatMap((entry) => entry.manifest.routes.map((route) => ({ entry, route })));
  const navigation = entries
    .flatMap((entry) =>
      entry.manifest.navigation.flatMap((item) => {
        const route = entry.manifest.routes.find(({ id }) => id === item.routeId);
        return route ? [{ entry, route, navigation: item }] : [];
      }),
    )
    .sort((a, b) => a.navigation.order - b.navigation.order);
  return {
    entries,
    navigation,
    findRoute: withLast((pathname) => placed.find(({ route }) => matchPath(route.path, pathname)) ?? null),
    firstScreens: (mode, isOn) => firstScreens(entries, mode, isOn),
    homeScreen(isOn, mode = 'CLASSIC') {
      const screens = firstScreens(entries, mode, isOn);
      const isOpenRoute = (route: ManifestRoute) => route.flag === undefined || isOn(route.flag);
      const home = screens.find(({ route }) => route.roles?.includes('home') && isOpenRoute(route));
      return home ?? screens[0] ?? null;
    },
    commands: entries.flatMap((entry) =>
      (entry.manifest.commands ?? []).flatMap((command) =>
        onRoute(entry, command.routeId).map((at) => ({ ...at, command })),
      ),
    ),
    shortcuts: entries.flatMap((entry) =>
      (entry.manifest.shortcuts ?? []).flatMap((shortcut) =>
        onRoute(entry, shortcut.routeId).map((at) => ({ ...at, shortcut })),
      ),
    ),
    listFillers: (slot) =>
      isLent(entries, slot) ? entries.filter(({ manifest }) => manifest.slots.includes(slot)) : [],
    flagDefaults: Object.fromEntries(entries.flatMap(({ manifest }) => declaredFlags(manifest))),
  };
}

/** Caches the last answer, because every component of a render asks for the same path. */
function withLast<Answer>(ask: (pathname: string) => Answer): (pathname: string) => Answer {
  let last: { pathname: string; answer: Answer } | null = null;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, answer: ask(pathname) };
    return last.answer;
  };
}

/** A slot with an owner in its name exists only if a remote of the brand offers it. */
const isLent = (entries: readonly RegistryEntry[], slot: SlotName): boolean =>
  !slot.includes('/') ||
  entries.some(({ manifest }) => manifest.offers?.some(({ name }) => name === slot) ?? false);

const declaredFlags = ({ flags = [], flagDefaults = {} }: RemoteManifest): (readonly [string, boolean])[] => [
  ...Object.entries(flagDefaults),
  ...flags.map((flag) => [flag.key, flag.default] as const),
];

/** An empty list if the route is missing, so that its command or shortcut is skipped. */
function onRoute(entry: RegistryEntry, routeId: string): PlacedRoute[] {
  const route = entry.manifest.routes.find(({ id }) => id === routeId);
  return route ? [{ entry, route }] : [];
}

/** Address of a route for a vendor; without a vendor parameter if there is none. */
export function routeAddress(route: Pick<ManifestRoute, 'path'>, vendorId: string | null): string {
  return generatePath(route.path, vendorId === null ? {} : { vendorId });
}
