import * as v from 'valibot';
import { recordOf } from './record-of';
import { APP_MODES } from './modes';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { needsSchema } from './needs';
import { navigationIconSchema } from './navigation-icon';
import { isRoutePath } from './route-path';
import { TOPICS } from './topics';

/** Every slot the shell offers. The props of each one are typed in `@courier/shell-api`. */
export const SLOT_NAMES = ['navigation-badge', 'edit-outlet', 'add-outlet', 'settings-alerts'] as const;

/** A slot that a remote offers to others: names of remote and slot, e.g. `tracking-history/order-actions`. */
export type OpenSlotName = `${string}/${string}`;

const OPEN_SLOT = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

export const openSlotSchema = v.custom<OpenSlotName>(
  (name) => typeof name === 'string' && OPEN_SLOT.test(name),
  'must be a slot as `remote/name`',
);

/** A slot of the shell or of a remote. */
export const slotSchema = v.union(
  [v.picklist(SLOT_NAMES), openSlotSchema],
  `must be one of ${SLOT_NAMES.join(', ')}, or a lent slot as \`remote/name\``,
);

/** A slot that a remote offers to others. The shell renders its filler there. */
export const manifestOfferSchema = v.object({
  name: openSlotSchema,
  /** What it hands over, by the name of that in the contract. */
  props: v.pipe(v.string(), v.minLength(1)),
});

export const ROUTE_ROLES = ['landing', 'home'] as const;

/**
 * A path a remote answers. `path` is a react-router pattern from the root (`isRoutePath`), e.g.
 * `/order-tracking/:vendorId?`.
 * `landing` is where sign-in leads, `home` where the brand mark leads; with several, the lowest `order` wins.
 */
export const manifestRouteSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  path: v.pipe(v.string(), v.check(isRoutePath, 'must be a path of react-router from the root')),
  access: v.picklist(['public', 'protected']),
  modes: v.array(v.picklist(APP_MODES)),
  flag: v.optional(v.string()),
  roles: v.optional(v.array(v.picklist(ROUTE_ROLES))),
  /** True on the paths where branch selector and tabs are shown. */
  workScreen: v.optional(v.boolean()),
  /** Whether "include all outlets" may be switched while this route is open. */
  allOutletsToggle: v.optional(v.boolean()),
  /** Query parameters that survive a change of vendor; all others are dropped. */
  keepsQuery: v.optional(v.array(v.string())),
});

export const manifestNavigationSchema = v.object({
  routeId: v.string(),
  /** Key in the remote's own namespace; its texts travel in the registry. */
  labelKey: v.string(),
  icon: navigationIconSchema,
  order: v.number(),
});

/** Something a remote offers to do on one of its screens; the command list of the workspace shows it. */
export const manifestCommandSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Key in the remote's own namespace, as for navigation. */
  labelKey: v.string(),
  /** The screen that does it; the selected vendor is filled into its path. */
  routeId: v.string(),
  query: v.optional(recordOf(v.string())),
  icon: navigationIconSchema,
  /** A letter that leads there from every other screen, where nothing is being typed. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[a-z]$/))),
});

/** Keys a screen of the remote understands, for the list of shortcuts. */
export const manifestShortcutSchema = v.object({
  /** Name of what the keys do; the same on each route where they do the same. Older remotes give none. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))),
  routeId: v.string(),
  /** As printed on the caps, e.g. `J`, `Ctrl Enter`. */
  keys: v.pipe(v.array(v.string()), v.minLength(1)),
  labelKey: v.string(),
});

/** A feature flag of the remote's own, beside those of the portal. */
export const manifestFlagSchema = v.object({
  /** Name on the wire. */
  key: v.pipe(v.string(), v.minLength(1)),
  /** Value when no provider knows the flag. */
  default: v.boolean(),
  /** The workspace that reads it. */
  owner: v.string(),
  effect: v.string(),
});

/** What a manifest says of the remote as a whole. */
export const manifestHeadSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  contractVersion: v.number(),
  /** i18n key of the remote's display name, used by error panels. */
  titleKey: v.string(),
  i18nNamespace: v.string(),
  /** Milliseconds a notice of this remote stays unless it says otherwise; the shell's default when absent. */
  noticeDurationMs: v.optional(v.number()),
  /** Most bytes of script and style, compressed, that a release of the remote may have. */
  sizeBudget: v.optional(v.number()),
  /** Route -> file of the release that holds the screen's first paint (docs/how-to/first-paint.md). */
  firstPaint: v.optional(
    recordOf(v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*\.html$/)), /^[a-z][a-z0-9-]*$/),
  ),
  /** What the public pages may promise because of this remote; absent in releases of before. */
  topics: v.optional(v.array(v.picklist(TOPICS))),
  /** Values of flags a shell older than this remote may not know. */
  flagDefaults: v.optional(recordOf(v.boolean())),
});

/**
 * Data about a remote that the shell reads before any of its code. The build validates a manifest with this schema;
 * published manifests are parsed with `readManifest`.
 */
const remoteManifestSchema = v.object({
  ...manifestHeadSchema.entries,
  routes: v.array(manifestRouteSchema),
  navigation: v.array(manifestNavigationSchema),
  /** Slots it fills. */
  slots: v.array(slotSchema),
  /** Slots it offers. */
  offers: v.optional(v.array(manifestOfferSchema)),
  commands: v.optional(v.array(manifestCommandSchema)),
  shortcuts: v.optional(v.array(manifestShortcutSchema)),
  flags: v.optional(v.array(manifestFlagSchema)),
  /** What it cannot run without; the build writes it. */
  needs: v.optional(needsSchema),
});

/**
 * A manifest of this tree, without what the registry does not know.
 * @throws ConfigurationError naming every wrong field
 */
export function parseManifest(data: unknown): RemoteManifest {
  const read = v.safeParse(remoteManifestSchema, data);
  if (read.success) return read.output;
  throw new ConfigurationError('manifest', describeProblems(read.issues));
}

export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
export type ManifestRoute = v.InferOutput<typeof manifestRouteSchema>;
export type ManifestNavigation = v.InferOutput<typeof manifestNavigationSchema>;
export type ManifestCommand = v.InferOutput<typeof manifestCommandSchema>;
export type ManifestShortcut = v.InferOutput<typeof manifestShortcutSchema>;
export type ManifestFlag = v.InferOutput<typeof manifestFlagSchema>;
export type ManifestOffer = v.InferOutput<typeof manifestOfferSchema>;
export type ShellSlotName = (typeof SLOT_NAMES)[number];
export type SlotName = ShellSlotName | OpenSlotName;
