import * as v from 'valibot';
import { recordWithValues } from './record-schema';
import { APP_MODES } from './modes';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { needsSchema } from './needs';
import { navigationIconSchema } from './navigation-icon';
import { isRoutePath } from './route-path';
import { TOPICS } from './topics';

/** Slots of the shell; `@courier/shell-api` types their props. */
const SLOT_NAMES = [
  'navigation-badge',
  'edit-outlet',
  'add-outlet',
  'settings-alerts',
  'settings-payment',
] as const;

/** Names of remote and slot, e.g. `tracking-history/order-actions`. */
export type OpenSlotName = `${string}/${string}`;

const OPEN_SLOT = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

const openSlotSchema = v.custom<OpenSlotName>(
  (name) => typeof name === 'string' && OPEN_SLOT.test(name),
  'must be a slot as `remote/name`',
);

/** A slot of the shell or of a remote. */
export const slotSchema = v.union(
  [v.picklist(SLOT_NAMES), openSlotSchema],
  `must be one of ${SLOT_NAMES.join(', ')}, or a slot of a remote as \`remote/name\``,
);

/** The shell renders its filler there. */
export const manifestOfferSchema = v.object({
  name: openSlotSchema,
  /** Contract name of its props. */
  props: v.pipe(v.string(), v.minLength(1)),
});

export const ROUTE_ROLES = ['landing', 'home'] as const;

/**
 * `path` is a react-router pattern from the root (`isRoutePath`), e.g. `/order-tracking/:vendorId?`. `landing` is the
 * target after sign-in, `home` that of the brand mark; the lowest `order` wins.
 */
export const manifestRouteSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  path: v.pipe(v.string(), v.check(isRoutePath, 'must be a path of react-router from the root')),
  access: v.picklist(['public', 'protected']),
  modes: v.array(v.picklist(APP_MODES)),
  flag: v.optional(v.string()),
  roles: v.optional(v.array(v.picklist(ROUTE_ROLES))),
  /** Whether branch selector and tabs are shown. */
  workScreen: v.optional(v.boolean()),
  allOutletsToggle: v.optional(v.boolean()),
  /** Query parameters that survive a change of vendor; all others are dropped. */
  keepsQuery: v.optional(v.array(v.string())),
});

/** Keys of texts with other words for the same thing, which the command list finds it by. */
const keywordKeysSchema = v.optional(v.array(v.string()));

export const manifestNavigationSchema = v.object({
  routeId: v.string(),
  /** Key in the remote's own namespace; its texts are in the registry. */
  labelKey: v.string(),
  keywordKeys: keywordKeysSchema,
  icon: navigationIconSchema,
  order: v.number(),
});

/** A command of a remote's screen, shown in the workspace's command list. */
export const manifestCommandSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Key in the remote's own namespace, as for navigation. */
  labelKey: v.string(),
  keywordKeys: keywordKeysSchema,
  /** The target screen; the selected vendor is filled into its path. */
  routeId: v.string(),
  query: v.optional(recordWithValues(v.string())),
  icon: navigationIconSchema,
  /** Single-letter shortcut from other screens, except while typing. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[a-z]$/))),
});

/** Keys of a remote's screen, for the list of shortcuts. */
export const manifestShortcutSchema = v.object({
  /** Name of the action, the same on each route; absent in older remotes. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))),
  routeId: v.string(),
  /** Key labels, e.g. `J`, `Ctrl Enter`. */
  keys: v.pipe(v.array(v.string()), v.minLength(1)),
  labelKey: v.string(),
});

export const manifestFlagSchema = v.object({
  /** Name on the wire. */
  key: v.pipe(v.string(), v.minLength(1)),
  default: v.boolean(),
  /** The workspace that reads it. */
  owner: v.string(),
  effect: v.string(),
});

export const manifestHeadSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  contractVersion: v.number(),
  /** i18n key of the remote's display name, for error panels. */
  titleKey: v.string(),
  i18nNamespace: v.string(),
  /** Default duration of a notice of this remote in milliseconds, in place of the shell's. */
  noticeDurationMs: v.optional(v.number()),
  /** Maximum compressed bytes of a release's scripts and styles. */
  sizeBudget: v.optional(v.number()),
  /** Route -> file with the screen's prerendered HTML (docs/how-to/first-paint.md). */
  firstPaint: v.optional(
    recordWithValues(v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*\.html$/)), /^[a-z][a-z0-9-]*$/),
  ),
  /** Claims that public pages may make because of this remote; absent in older releases. */
  topics: v.optional(v.array(v.picklist(TOPICS))),
  /** Values for flags that an older shell may not know. */
  flagDefaults: v.optional(recordWithValues(v.boolean())),
});

/**
 * Data that the shell reads before a remote's code. Builds validate with this schema; published manifests are parsed
 * with `readManifest`.
 */
const remoteManifestSchema = v.object({
  ...manifestHeadSchema.entries,
  routes: v.array(manifestRouteSchema),
  navigation: v.array(manifestNavigationSchema),
  slots: v.array(slotSchema),
  offers: v.optional(v.array(manifestOfferSchema)),
  commands: v.optional(v.array(manifestCommandSchema)),
  shortcuts: v.optional(v.array(manifestShortcutSchema)),
  flags: v.optional(v.array(manifestFlagSchema)),
  /** Requirements, written by the build. */
  needs: v.optional(needsSchema),
});

/**
 * Drops keys unknown to the registry.
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
