import {
  composedTopics,
  firstScreens,
  hasScreenAt,
  type AppMode,
  type Topic,
} from '@courier/config/registry';
import * as v from 'valibot';

/** Reads only a few fields of the registry: the complete schema would delay the form. */
const registrySchema = v.object({ remotes: v.array(v.unknown()) });
const entrySchema = v.object({
  manifest: v.object({
    routes: v.array(v.unknown()),
    navigation: v.fallback(v.array(v.unknown()), []),
    topics: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
});
const routeSchema = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/[\w.~-]+(\/:\w+\??)*$/)),
  access: v.string(),
  modes: v.optional(v.array(v.string())),
  roles: v.optional(v.array(v.string())),
  workScreen: v.optional(v.boolean()),
  flag: v.fallback(v.optional(v.string()), undefined),
});
const menuSchema = v.object({ routeId: v.string(), order: v.number() });

/** Skips invalid entries, so that one bad entry does not hide the others. */
const readable = <Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]) =>
  list.flatMap((element) => {
    const parsed = v.safeParse(schema, element);
    return parsed.success ? [parsed.output] : [];
  });

const readEntries = (registry: unknown) => {
  const parsed = v.safeParse(registrySchema, registry);
  return readable(entrySchema, parsed.success ? parsed.output.remotes : []).map(({ manifest }) => ({
    manifest: {
      routes: readable(routeSchema, manifest.routes),
      navigation: readable(menuSchema, manifest.navigation),
      topics: manifest.topics,
    },
  }));
};

type Entries = ReturnType<typeof readEntries>;
type BrandFlags = Readonly<Record<string, boolean>>;

const firstPath = (entries: Entries, mode: AppMode, flags: BrandFlags = {}): string | null =>
  // The flags of a vendor are unknown before sign-in; a flag that the brand does not name may be on.
  firstScreens(entries, mode, (flag) => flags[flag] !== false)[0]?.route.path.replace(/\/:[^/]+\?/g, '') ??
  null;

/**
 * Address of the first screen of a brand for a session mode, without a vendor: the workspace adds it. Null if
 * there is no such screen or the data is invalid.
 */
export const landingPath = (registry: unknown, mode: AppMode = 'CLASSIC'): string | null =>
  firstPath(readEntries(registry), mode);

export interface BrandOffer {
  /** Null if there is none. */
  account: string | null;
  /** Null if there is none. */
  guest: string | null;
  /** Whether the brand has screens for accounts; also true if the registry cannot be read. */
  hasAccounts: boolean;
  topics: ReadonlySet<Topic>;
  /** The address, or null if the brand has no such screen for the session. */
  findAddress(to: string, mode: AppMode): string | null;
}

function brandOffer(entries: Entries, flags: BrandFlags): BrandOffer {
  const account = firstPath(entries, 'CLASSIC', flags);
  return {
    account,
    guest: firstPath(entries, 'GUEST', flags),
    hasAccounts: entries.length === 0 || account !== null,
    topics: composedTopics(
      entries.map(({ manifest }) => manifest),
      flags,
    ),
    findAddress: (to, mode) =>
      // An unreadable registry is a temporary fault.
      entries.length === 0 || hasScreenAt(entries, to, { mode, isOn: (flag) => flags[flag] !== false })
        ? to
        : null,
  };
}

/** Reads the document's data, or the registry file as fallback. */
export async function readBrandOffer(
  block: unknown,
  { brand, flags }: { brand: string; flags: BrandFlags },
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<BrandOffer> {
  const own = readEntries(block);
  if (own.length > 0) return brandOffer(own, flags);
  try {
    const answer = await fetcher(`/registry/${brand}.json`, { signal: AbortSignal.timeout(4000) });
    return brandOffer(readEntries(answer.ok ? await answer.json() : null), flags);
  } catch {
    return brandOffer([], flags);
  }
}
