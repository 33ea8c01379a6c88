import type { BrandId, CountryConfig } from '@courier/config';
import { hostBrand } from '@courier/config/brand-look';
import type { DocumentList, Registry, RegistryEntry, RemoteRelease } from '@courier/config/registry';
import { baseLanguage } from '@courier/i18n/server';
import type { ChosenDocument } from './document/choose-document';
import { landingRemote } from './document/landing-remote';
import { onlyLanguages, pick, shownLanguages } from './document/only-languages';
import { releaseAddress } from './first-paint/preload-links';

export interface BlockData {
  documents: DocumentList;
  registry: Registry;
  country: CountryConfig;
  brand: BrandId;
  chosen: ChosenDocument;
  /** Of the brand. */
  flags?: Readonly<Record<string, boolean>>;
  /** Whether the public document shows its sign-in form. */
  page: 'sign-in' | 'other';
  /**
   * The shell's texts in the country's default language, by namespace, with their locale name; null for
   * English, which is compiled in.
   */
  texts: { locale: string; texts: Readonly<Record<string, unknown>> } | null;
  /** The operator's text overrides by locale; small enough to be inlined. */
  overrides: Readonly<Record<string, unknown>>;
  /** Files that the workspace needs first, besides those in the site's list. */
  startFiles?: readonly string[];
}

/** Namespaces that the public document does not need, or not before its form is usable. */
const LEFT_OUT: Readonly<Record<BlockData['page'], readonly string[]>> = {
  'sign-in': ['order-status', 'public'],
  other: ['order-status'],
};

/** The JSON data blocks of a document, without the configuration. */
export function dataBlocks(data: BlockData): Record<string, unknown> {
  const { chosen, overrides } = data;
  const languages = shownLanguages(data.country);
  const documents = { ...data.documents, texts: pick(data.documents.texts ?? {}, languages) };
  const registry = onlyLanguages(data.registry, languages);
  const addresses = documents.texts;
  const changed = Object.keys(overrides).length === 0 ? {} : { overrides };
  if (chosen.kind === 'remote')
    return {
      'courier-country': data.country,
      'courier-brand': hostBrand(data.brand),
      'courier-texts': { addresses, inline: {}, ...changed },
    };
  if (chosen.kind === 'workspace') {
    const screen = chosen.remote ? textsOfRemote(chosen.remote, Object.keys(addresses)) : {};
    return {
      'courier-registry': documents.lateHashes
        ? pageRegistry(registry, chosen.remote)
        : namedReleases(registry),
      'courier-texts': { addresses, screen, inline: {}, ...changed },
    };
  }
  return {
    'courier-country': data.country,
    'courier-registry': registryOutline(registry),
    'courier-texts': { addresses, inline: inlineTexts(data), ...changed },
    'courier-prefetch': prefetchList({ ...data, documents, registry }),
  };
}

/** Build information for other programs; no page requests it. */
const FOR_NO_PAGE = /\.html$|^(mf-stats|remote-manifest)\.json$/;

/** Keeps only hashes that a browser may need: hashes do not compress, and a page contains a hundred. */
function withAskedFiles<Release extends RemoteRelease>(release: Release): Release {
  const asked = Object.entries(release.files).filter(([file]) => !FOR_NO_PAGE.test(file));
  return { ...release, files: Object.fromEntries(asked) };
}

/** Browsers only load releases named by a channel. */
function namedReleases(registry: Registry): Registry {
  const remotes = registry.remotes.map(({ releases, channels, ...entry }) => {
    const { stable, canary, lastGood, proven = [], pin } = channels;
    // The active release may be another one: the newest that this shell can run.
    const named = [stable, canary?.release, lastGood, ...proven, pin, entry.active.version];
    const shown = releases.filter(({ version }) => named.includes(version)).map(withAskedFiles);
    return { ...entry, channels, active: withAskedFiles(entry.active), releases: shown };
  });
  return { ...registry, remotes };
}

/**
 * A shorter form for current shells: releases and channels, with the hashes of the page's own remote only.
 * Other hashes are fetched before their remote loads.
 */
function pageRegistry(registry: Registry, own: RegistryEntry | null) {
  const remotes = namedReleases(registry).remotes.map((entry) => {
    const { active, lastGood, rollout, manifest, texts, document, ...kept } = entry;
    if (entry.name === own?.name) return kept;
    return { ...kept, releases: kept.releases.map((one) => ({ ...one, files: {}, hashesLater: true })) };
  });
  return { ...registry, remotes };
}

/**
 * The routes, navigation and topics of all remotes: the target of sign-in and the features that the page may
 * promise. Without releases, because their hashes would be larger than the form of the public document.
 */
function registryOutline({ schemaVersion, brand, remotes }: Registry) {
  const outlines = remotes.map(({ manifest: { routes, navigation, topics } }) => ({
    manifest: { routes, navigation, topics },
  }));
  return { schemaVersion, brand, remotes: outlines };
}

/** The initial language's texts, to save a request. English is compiled in. */
function inlineTexts({ texts, page }: BlockData): Record<string, unknown> {
  if (texts === null) return {};
  const kept = Object.entries(texts.texts).filter(([namespace]) => !LEFT_OUT[page].includes(namespace));
  return { [texts.locale]: Object.fromEntries(kept) };
}

/** Locale -> address of the remote's own texts in it, else in its base language. */
const textsOfRemote = ({ active, texts }: RegistryEntry, locales: readonly string[]) =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const name = [locale, baseLanguage(locale)].find((language) => texts[language] !== undefined);
      return name === undefined ? [] : [[locale, releaseAddress(active, `locales/${name}.json`)] as const];
    }),
  );

/** Files that the workspace and the screen after sign-in need first: common files, and texts by locale. */
function prefetchList({ documents, registry, flags, startFiles = [] }: BlockData) {
  const remote = landingRemote(registry, flags);
  const release = remote?.active;
  const shared = (release?.shared ?? []).flatMap((name) => documents.shared[name] ?? []);
  // The manifest is only read where the registry does not name the container.
  const entry = release?.container ?? release?.entry.split('/').at(-1) ?? '';
  const own = release ? [...release.preload, entry].map((file) => releaseAddress(release, file)) : [];
  const addresses = documents.texts ?? {};
  const screen = remote ? textsOfRemote(remote, Object.keys(addresses)) : {};
  const texts = Object.entries(addresses).map(([locale, address]) => [
    locale,
    [address, ...(screen[locale] ? [screen[locale]] : [])],
  ]);
  const early = documents.early === undefined ? [] : [documents.early];
  return {
    files: [...new Set([...early, ...startFiles, ...documents.preload.workspace, ...shared, ...own])],
    texts: Object.fromEntries(texts) as Record<string, string[]>,
  };
}
