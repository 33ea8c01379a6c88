import { ConfigurationError, flagTable, type RequiredLanguage, type UiLanguage } from '@courier/config';
import { parseManifest, type RemoteManifest } from '@courier/config/registry';
import type { Texts } from '../define-remote';

/** A remote has texts in every required language, and in more languages of the portal if it wants. */
export type CompleteTexts = Readonly<Record<RequiredLanguage, Texts> & Partial<Record<UiLanguage, Texts>>>;

/**
 * Problems of a manifest and its texts, in words; empty if valid. Also covers manifests created at run time, beyond the
 * types of `defineManifest`.
 */
export function checkRemote(manifest: RemoteManifest, locales: CompleteTexts): string[] {
  return [
    ...schemaProblems(manifest),
    ...nameProblems(manifest),
    ...shortcutProblems(manifest),
    ...flagProblems(manifest),
    ...Object.entries(locales).flatMap(([locale, texts]) =>
      textProblems(manifest, locales.en, texts, locale),
    ),
  ];
}

/** The registry must accept it unchanged. */
function schemaProblems(manifest: RemoteManifest): string[] {
  try {
    const kept = parseManifest(manifest);
    return lostFields(manifest, kept).map((path) => `${path}: the registry knows no such field`);
  } catch (error) {
    if (error instanceof ConfigurationError) return [...error.problems];
    throw error;
  }
}

function lostFields(given: unknown, kept: unknown, path: readonly string[] = []): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const there = new Map(Object.entries(kept ?? {}));
  return Object.entries(given).flatMap(([field, value]) =>
    there.has(field) ? lostFields(value, there.get(field), [...path, field]) : [[...path, field].join('.')],
  );
}

const repeated = (what: string, ids: readonly string[]) =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${what} "${id}" stands twice`,
  );

function nameProblems({ routes, navigation, commands = [], shortcuts = [] }: RemoteManifest): string[] {
  const ids = routes.map(({ id }) => id);
  const named = [...navigation, ...commands, ...shortcuts].map(({ routeId }) => routeId);
  return [
    ...repeated('route', ids),
    ...repeated(
      'command',
      commands.map(({ id }) => id),
    ),
    ...repeated(
      'command key',
      commands.flatMap(({ key }) => key ?? []),
    ),
    ...[...new Set(named)]
      .filter((id) => !ids.includes(id))
      .map((id) => `route "${id}" is named and not declared`),
  ];
}

/** One action has one set of keys on all screens, and each key has one action on a screen. */
function shortcutProblems({ shortcuts = [] }: RemoteManifest): string[] {
  const joinKeys = (keys: readonly string[]) => keys.join(' ');
  const differing = shortcuts.filter(({ id, keys }) =>
    shortcuts.some((other) => id !== undefined && other.id === id && joinKeys(other.keys) !== joinKeys(keys)),
  );
  return [
    ...new Set(differing.map(({ id }) => `shortcut "${id}" has different keys on different routes`)),
    ...repeated(
      'key',
      shortcuts.map(({ routeId, keys }) => `${joinKeys(keys)} on ${routeId}`),
    ),
  ];
}

function flagProblems({ routes, flags = [] }: RemoteManifest): string[] {
  const portal: readonly string[] = flagTable.map(({ key }) => key);
  const own = flags.map(({ key }) => key);
  return [
    ...repeated('flag', own),
    ...own.filter((key) => portal.includes(key)).map((key) => `flag "${key}" is one of the portal's`),
    ...routes
      .flatMap(({ flag }) => flag ?? [])
      .filter((key) => !portal.includes(key) && !own.includes(key))
      .map((key) => `flag "${key}" is known to nobody`),
  ];
}

function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Plural forms differ between languages; the stem is the same. */
const stem = (key: string) => key.replace(PLURAL, '');
/** Texts for zero, one and two may omit the number. */
const interpolationNames = (key: string, text: string) =>
  [...text.matchAll(/{{\s*(\w+)[^}]*}}/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key))
    .sort()
    .join(', ');

function textProblems(manifest: RemoteManifest, english: Texts, texts: Texts, locale: string): string[] {
  const { titleKey, navigation, commands = [], shortcuts = [] } = manifest;
  const labels = [
    titleKey,
    ...[...navigation, ...commands, ...shortcuts].map(({ labelKey }) => labelKey),
    ...[...navigation, ...commands].flatMap(({ keywordKeys = [] }) => keywordKeys),
  ];
  const own = new Map(leaves(texts));
  const original = new Map(leaves(english));
  const stems = new Set([...own.keys()].map(stem));
  const wanted = new Set([...[...original.keys()].map(stem), ...labels]);
  return [
    ...[...wanted].filter((key) => !stems.has(key)).map((key) => `text "${key}" is missing`),
    ...[...stems].filter((key) => !wanted.has(key)).map((key) => `text "${key}" is not in English`),
    ...[...own].filter(([, text]) => text.trim() === '').map(([key]) => `text "${key}" is empty`),
    ...[...own]
      .filter(
        ([key, text]) =>
          original.has(key) &&
          interpolationNames(key, original.get(key) ?? '') !== interpolationNames(key, text),
      )
      .map(([key]) => `text "${key}" has other values to fill in than English`),
  ].map((problem) => `${locale}: ${problem}`);
}
