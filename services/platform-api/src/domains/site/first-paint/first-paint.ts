import { LANGUAGE_PARAMETER, type BrandId, type CountryConfig } from '@courier/config';
import type { MarkupNode } from '@courier/config/first-paint';
import type { DocumentList, ManifestRoute, Registry, RegistryEntry } from '@courier/config/registry';
import { baseLanguage } from '@courier/i18n/server';
import { posix } from 'node:path';
import * as z from 'zod';
import type { ChosenDocument } from '../document/choose-document';
import type { FirstWords } from '../document/fill-template';
import { matchesPattern } from '@courier/config/registry';
import type { SiteFiles } from '../files/site-files';
import { MissingText, type FrameWords } from './frame-words';
import { cacheFrames, type FrameFile } from './cache-frames';
import { menuEntries } from './menu-entries';
import { listClasses } from './critical-css';
import { writeFrame } from './write-frame';

export interface FirstPaintInput {
  documents: DocumentList;
  registry: Registry;
  chosen: ChosenDocument;
  /** Path and query. */
  url: string;
  path: string;
  country: CountryConfig;
  brand: BrandId;
  flags: Readonly<Record<string, boolean>>;
  /** The shell's initial texts; null for English. */
  own: { locale: string; texts: FirstWords } | null;
  /** The operator's text overrides in the document's locale. */
  overrides: FirstWords;
}

export interface FirstPaint {
  html: string;
  /** `remote/route` and the vendor in the URL, which tell the script whether to show it. */
  screen: string;
  vendor: string;
  /** Possible classes of its elements. */
  classes: readonly string[];
}

export type FirstPaints = (input: FirstPaintInput) => Promise<FirstPaint | null>;

const MAINTENANCE = ['planned_maintenance', 'unplanned_maintenance'];

const textsSchema = z.record(z.string(), z.unknown());

interface Screen {
  remote: RegistryEntry;
  route: ManifestRoute;
  file: string;
}

/** The screen of a URL, if it has prerendered HTML and can be shown. */
function findScreen({ chosen, path, flags }: FirstPaintInput): Screen | null {
  const remote = chosen.kind === 'workspace' ? chosen.remote : null;
  const route = remote?.manifest.routes.find(
    ({ access, path: pattern }) => access === 'protected' && matchesPattern(pattern, path),
  );
  const file = route && remote?.manifest.firstPaint?.[route.id];
  // The server cannot read files of another origin.
  if (!remote || !route || file === undefined || !remote.active.entry.startsWith('/')) return null;
  const isClosed = MAINTENANCE.some((flag) => flags[flag] === true);
  const isOff = route.flag !== undefined && flags[route.flag] !== true;
  return isClosed || isOff ? null : { remote, route, file };
}

/** Query parameters, e.g. an order to update, change the initial screen. */
function asksForMore(url: string): boolean {
  const [, query = ''] = url.split('?');
  return [...new URLSearchParams(query).keys()].some((name) => name !== LANGUAGE_PARAMETER);
}

/** The vendor in a URL, not decoded; empty without one. */
function vendorIn({ path: pattern }: ManifestRoute, path: string): string {
  const place = pattern.split('/').findIndex((segment) => segment.startsWith(':vendorId'));
  return (place < 0 ? undefined : path.split('/')[place]) ?? '';
}

const frameFile = ({ remote, file }: Screen): FrameFile => ({
  path: posix.join(posix.dirname(remote.active.entry), file),
  integrity: remote.active.files[file] ?? 'none',
  owner: `${remote.name} ${remote.active.version}`,
});

/** Empty if the remote has no such file. */
async function loadScreenTexts(
  site: Pick<SiteFiles, 'template'>,
  { remote }: Screen,
  language: string,
): Promise<FirstWords> {
  const { active, manifest } = remote;
  const text = await site.template(posix.join(posix.dirname(active.entry), `locales/${language}.json`));
  if (text === null) return {};
  try {
    return { [manifest.i18nNamespace]: textsSchema.parse(JSON.parse(text)) };
  } catch {
    return {};
  }
}

/**
 * Prerendered HTML of a screen; null where it is missing or invalid, and the page starts with its skeleton.
 */
export function createFirstPaints(
  site: Pick<SiteFiles, 'template' | 'texts'>,
  onProblem: (sentence: string) => void,
): FirstPaints {
  const frames = cacheFrames((path) => site.template(path), onProblem);
  const reportedProblems = new Set<string>();

  async function loadFrames({ documents }: FirstPaintInput, screen: Screen) {
    if (documents.frame === undefined) return null;
    const around = await frames({ path: documents.frame, integrity: null, owner: 'the shell' });
    const within = await frames(frameFile(screen));
    return around && within ? { around, within } : null;
  }

  async function loadFrameWords(input: FirstPaintInput, screen: Screen): Promise<FrameWords> {
    const { own, overrides, country, brand } = input;
    const screenTexts = (languages: readonly string[]) =>
      Promise.all(languages.map((language) => loadScreenTexts(site, screen, language)));
    const ofLanguage = own
      ? [own.texts, ...(await screenTexts([...new Set([own.locale, baseLanguage(own.locale)])]))]
      : [];
    const english = [(await site.texts('en')) ?? {}, ...(await screenTexts(['en']))];
    return { texts: [overrides, ...ofLanguage, ...english], country, brand };
  }

  async function drawn(
    input: FirstPaintInput,
    screen: Screen,
    found: Record<'around' | 'within', readonly MarkupNode[]>,
  ) {
    const { registry, own, overrides, flags } = input;
    const words = await loadFrameWords(input, screen);
    const here = { remote: screen.remote, routeId: screen.route.id };
    const language = own?.locale ?? 'en';
    const menu = screen.route.workScreen ? menuEntries({ registry, here, language, overrides, flags }) : [];
    const html = writeFrame(found.within, { words, flags });
    return writeFrame(found.around, { words, flags, menu, screen: { remote: screen.remote.name, html } });
  }

  return async (input) => {
    const screen = findScreen(input);
    if (!screen || asksForMore(input.url)) return null;
    const found = await loadFrames(input, screen);
    if (!found) return null;
    try {
      return {
        html: await drawn(input, screen, found),
        screen: `${screen.remote.name}/${screen.route.id}`,
        vendor: vendorIn(screen.route, input.path),
        classes: [...listClasses(found.around), ...listClasses(found.within)],
      };
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      const sentence = `First paint of ${frameFile(screen).owner}: ${error.message} Its screen begins with the skeleton.`;
      if (!reportedProblems.has(sentence)) onProblem(sentence);
      reportedProblems.add(sentence);
      return null;
    }
  };
}
