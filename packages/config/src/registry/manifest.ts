import * as z from 'zod/mini';
import { APP_MODES } from './modes';
import { needsSchema } from './needs';
import { navigationIconSchema } from './navigation-icon';
import { isRoutePath } from './route-path';

/** Every slot the shell offers. The props of each one are typed in `@courier/shell-api`. */
export const SLOT_NAMES = ['navigation-badge', 'edit-outlet', 'add-outlet'] as const;

/** A slot a remote lends to others: its own name and the slot's, e.g. `tracking-history/order-actions`. */
export type OpenSlotName = `${string}/${string}`;

const OPEN_SLOT = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

export const openSlotSchema = z.custom<OpenSlotName>(
  (name) => typeof name === 'string' && OPEN_SLOT.test(name),
);

/** A slot of the shell, or one a remote lends. */
export const slotSchema = z.union([z.enum(SLOT_NAMES), openSlotSchema]);

/** A slot a remote lends to others. Who fills it is drawn there by the shell. */
export const manifestOfferSchema = z.object({
  name: openSlotSchema,
  /** What it hands over, by the name of that in the contract. */
  props: z.string().check(z.minLength(1)),
});

export const ROUTE_ROLES = ['landing', 'home'] as const;

/**
 * A path a remote answers. `path` is a react-router pattern from the root (`isRoutePath`), e.g.
 * `/order-tracking/:vendorId?`.
 * `landing` is where sign-in leads, `home` where the brand mark leads; with several, the lowest `order` wins.
 */
export const manifestRouteSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  path: z.string().check(z.refine(isRoutePath)),
  access: z.enum(['public', 'protected']),
  modes: z.array(z.enum(APP_MODES)),
  flag: z.optional(z.string()),
  roles: z.optional(z.array(z.enum(ROUTE_ROLES))),
  /** True on the paths where branch selector and tabs are shown. */
  workScreen: z.optional(z.boolean()),
  /** Whether "include all outlets" may be switched while this route is open. */
  allOutletsToggle: z.optional(z.boolean()),
  /** Query parameters that survive a change of vendor; all others are dropped. */
  keepsQuery: z.optional(z.array(z.string())),
});

export const manifestNavigationSchema = z.object({
  routeId: z.string(),
  /** Key in the remote's own namespace; its texts travel in the registry. */
  labelKey: z.string(),
  icon: navigationIconSchema,
  order: z.number(),
});

/** Something a remote offers to do on one of its screens; the command list of the workspace shows it. */
export const manifestCommandSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Key in the remote's own namespace, as for navigation. */
  labelKey: z.string(),
  /** The screen that does it; the selected vendor is filled into its path. */
  routeId: z.string(),
  query: z.optional(z.record(z.string(), z.string())),
  icon: navigationIconSchema,
  /** A letter that leads there from every other screen, where nothing is being typed. */
  key: z.optional(z.string().check(z.regex(/^[a-z]$/))),
});

/** Keys a screen of the remote understands, for the list of shortcuts. */
export const manifestShortcutSchema = z.object({
  /** Name of what the keys do; the same on each route where they do the same. Older remotes give none. */
  id: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  routeId: z.string(),
  /** As printed on the caps, e.g. `J`, `Ctrl Enter`. */
  keys: z.array(z.string()).check(z.minLength(1)),
  labelKey: z.string(),
});

/** A feature flag of the remote's own, beside those of the portal. */
export const manifestFlagSchema = z.object({
  /** Name on the wire. */
  key: z.string().check(z.minLength(1)),
  /** Value when no provider knows the flag. */
  default: z.boolean(),
  /** The workspace that reads it. */
  owner: z.string(),
  effect: z.string(),
});

/** What a manifest says of the remote as a whole. */
export const manifestHeadSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  contractVersion: z.number(),
  /** i18n key of the remote's display name, used by error panels. */
  titleKey: z.string(),
  i18nNamespace: z.string(),
  /** Milliseconds a notice of this remote stays unless it says otherwise; the shell's default when absent. */
  noticeDurationMs: z.optional(z.number()),
  /** Most bytes of script and style, compressed, that a release of the remote may have. */
  sizeBudget: z.optional(z.number()),
  /** Route -> file of the release that holds the screen's first paint (docs/how-to/first-paint.md). */
  firstPaint: z.optional(
    z.record(
      z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
      z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\.html$/)),
    ),
  ),
  /** Values of flags a shell older than this remote may not know. */
  flagDefaults: z.optional(z.record(z.string(), z.boolean())),
});

/**
 * What the shell knows of a remote before any of its code has arrived. Data only. This is how a remote of this tree is
 * checked when it is built; whoever meets a published manifest reads it with `readManifest`.
 */
export const remoteManifestSchema = z.extend(manifestHeadSchema, {
  routes: z.array(manifestRouteSchema),
  navigation: z.array(manifestNavigationSchema),
  /** Slots it fills. */
  slots: z.array(slotSchema),
  /** Slots it lends. */
  offers: z.optional(z.array(manifestOfferSchema)),
  commands: z.optional(z.array(manifestCommandSchema)),
  shortcuts: z.optional(z.array(manifestShortcutSchema)),
  flags: z.optional(z.array(manifestFlagSchema)),
  /** What it cannot run without; the build writes it. */
  needs: z.optional(needsSchema),
});

export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type ManifestRoute = z.infer<typeof manifestRouteSchema>;
export type ManifestNavigation = z.infer<typeof manifestNavigationSchema>;
export type ManifestCommand = z.infer<typeof manifestCommandSchema>;
export type ManifestShortcut = z.infer<typeof manifestShortcutSchema>;
export type ManifestFlag = z.infer<typeof manifestFlagSchema>;
export type ManifestOffer = z.infer<typeof manifestOfferSchema>;
/** A slot of the shell. */
export type ShellSlotName = (typeof SLOT_NAMES)[number];
/** Any slot. */
export type SlotName = ShellSlotName | OpenSlotName;
