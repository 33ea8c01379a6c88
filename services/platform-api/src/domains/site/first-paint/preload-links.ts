import type { DocumentList, RemoteRelease } from '@courier/config/registry';
import type { ChosenDocument } from '../document/choose-document';
import { escapeAttribute } from '../../texts';
import type { SheetFile } from './critical-css';
import type { OverrideEntry } from '../files/site-files';

/** HTML for the head; stylesheets come first, because they block rendering. */
export interface FirstLinks {
  sheets: string;
  others: string;
}

/** Source of the styles of a page with prerendered HTML: the stylesheets, or critical CSS. */
export type Dress = 'none' | 'sheets' | 'worn';

/**
 * The stylesheets of a workspace document in cascade order: those of shared shell parts, the screen's, the
 * shell's own.
 */
export function listStylesheets(documents: DocumentList, { remote }: ChosenDocument): SheetFile[] {
  const release = remote?.active;
  const own = (paths: readonly string[]) => paths.map((path) => ({ path, integrity: null }));
  const ofScreen = (release?.preload ?? []).map((file) => ({
    path: release ? releaseAddress(release, file) : file,
    integrity: release?.files[file] ?? 'none',
  }));
  const shared = (release?.shared ?? []).flatMap((name) => documents.shared[name] ?? []);
  const all = [...own(shared), ...ofScreen, ...own(documents.preload.workspace)];
  return all.filter(({ path }) => isSheet(path));
}

/**
 * Links for the files that the document needs first: its own, those of shared shell parts, and the remote's;
 * files in the template need none. With an early script, scripts are only named, and it requests them in
 * time. A page with critical CSS only names its stylesheets; other pages with prerendered HTML apply them at
 * once. Stylesheets of a remote apply until it is known whether the screen of this release is shown.
 */
export function preloadLinks(
  documents: DocumentList,
  chosen: ChosenDocument,
  { template, dress }: { template: string; dress: Dress },
): FirstLinks {
  if (chosen.kind === 'remote') return { sheets: '', others: '' };
  const release = chosen.remote?.active;
  const shared = (release?.shared ?? []).flatMap((name) => documents.shared[name] ?? []);
  const way: Way = { dress, isTimed: chosen.kind === 'workspace' && documents.early !== undefined };
  const own = [...new Set([...documents.preload[chosen.kind], ...shared])]
    .filter((path) => !template.includes(`"${path}"`))
    .map((path) => link({ href: path }, way));
  const links = [...own, ...(release ? remotePreloads(release, way) : [])];
  const isFirst = (one: string) => one.startsWith(SHEET) || one.startsWith(LATE_SHEET);
  return {
    sheets: links.filter(isFirst).join(''),
    others: links.filter((one) => !isFirst(one)).join(''),
  };
}

/**
 * The script that shows the prerendered screen. Right behind the screen it runs immediately; in the head of
 * an older template it has to wait for the whole page.
 */
export function earlyElement({ early }: DocumentList, place: 'own' | 'head'): string {
  if (early === undefined) return '';
  const defer = place === 'head' ? 'defer ' : '';
  return `<script ${defer}fetchpriority="high" src="${escapeAttribute(early)}"></script>`;
}

/** Preloads the early script before the HTML is parsed. */
export const earlyHeader = ({ early }: DocumentList): Record<string, string> =>
  early === undefined ? {} : { link: `<${encodeURI(early)}>; rel=preload; as=script; fetchpriority=high` };

/**
 * The script changes the registry of the document. It is deferred, like the script that reads the registry,
 * and precedes it. No page waits for its stylesheet, which applies only while the tool shows something.
 */
export function overrideElements({ script, style }: OverrideEntry): string {
  const sheet =
    style === undefined
      ? ''
      : `<link rel="stylesheet" media="not all" data-overrides href="${escapeAttribute(style)}">`;
  return `${sheet}<script defer src="${escapeAttribute(script)}"></script>`;
}

const OWN_ORIGIN = 'http://own.invalid';

/** Root-relative on our own origin, absolute elsewhere. */
export const releaseAddress = ({ entry }: RemoteRelease, file: string): string =>
  new URL(file, new URL(entry, OWN_ORIGIN)).href.replace(OWN_ORIGIN, '');

/** How files are preloaded. */
interface Way {
  dress: Dress;
  /** Whether the early script schedules the loading of scripts. */
  isTimed: boolean;
}

/** The links have the integrity hashes that the later request checks. */
function remotePreloads(release: RemoteRelease, way: Way): string[] {
  return release.preload.map((file) => {
    const integrity = release.files[file];
    const isUsed = way.dress !== 'none' && isSheet(file);
    return link(
      {
        href: releaseAddress(release, file),
        crossorigin: 'anonymous',
        ...(integrity === undefined ? {} : { integrity }),
        ...(isUsed ? { 'data-first-paint': '' } : {}),
      },
      way,
    );
  });
}

const isSheet = (path: string) => path.endsWith('.css');

const SHEET = '<link rel="stylesheet"';
/** Loaded by the early script after itself, so that the two do not compete for bandwidth. */
const LATE_SHEET = '<link data-late=""';

/** Defers the template's stylesheets if the page contains their critical CSS. */
export const withDeferredSheets = (template: string): string =>
  template.replace(/<link (href="[^"]+\.css") rel="stylesheet">/g, `${LATE_SHEET} $1>`);

interface LinkAttributes {
  href: string;
  crossorigin?: string;
  integrity?: string;
  'data-first-paint'?: string;
}

function link(attributes: LinkAttributes, { dress, isTimed }: Way): string {
  const isStyle = isSheet(attributes.href);
  if (isStyle && dress !== 'none') return `${dress === 'worn' ? LATE_SHEET : SHEET} ${written(attributes)}>`;
  const time = isTimed && !isStyle ? { 'data-ahead': '' } : { rel: 'preload' };
  return `<link ${written({ ...time, as: isStyle ? 'style' : 'script', ...attributes })}>`;
}

const written = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`)
    .join(' ');
