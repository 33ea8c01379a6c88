import type { DocumentList, RemoteRelease } from '@courier/config/registry';
import type { ChosenDocument } from './choose-document';
import { escapeAttribute } from './escape';
import type { OverrideEntry } from './site-files';

/** Html for the head of a document, of which the sheets come first: nothing is painted before they are there. */
interface FirstLinks {
  sheets: string;
  others: string;
}

/**
 * Links for everything the chosen document needs first: its own files, those of the shell that the remote's screens
 * share, and the remote's. Files the template names already need none. Scripts are named only, where there is an early
 * script that asks for them in time. A page with a first paint wears the styles at once; those of a remote hold until
 * somebody knows whether it is that release's screen that is shown.
 */
export function preloadLinks(
  documents: DocumentList,
  chosen: ChosenDocument,
  { template, isDressed }: { template: string; isDressed: boolean },
): FirstLinks {
  if (chosen.kind === 'remote') return { sheets: '', others: '' };
  const release = chosen.remote?.active;
  const shared = (release?.shared ?? []).flatMap((name) => documents.shared[name] ?? []);
  const way: Way = { isDressed, isTimed: chosen.kind === 'workspace' && documents.early !== undefined };
  const own = [...new Set([...documents.preload[chosen.kind], ...shared])]
    .filter((path) => !template.includes(`"${path}"`))
    .map((path) => link({ href: path }, way));
  const links = [...own, ...(release ? remotePreloads(release, way) : [])];
  const isSheet = (one: string) => one.startsWith(SHEET);
  return {
    sheets: links.filter(isSheet).join(''),
    others: links.filter((one) => !isSheet(one)).join(''),
  };
}

/** Before all others, so that its calls travel while they are read. */
export const earlyElement = ({ early }: DocumentList): string =>
  early === undefined ? '' : `<script defer fetchpriority="high" src="${escapeAttribute(early)}"></script>`;

/**
 * It changes the registry of the document, so it stands, deferred like it, before the script that reads it. Its sheet is
 * worn only when it has something to show, so no page waits for it.
 */
export function overrideElements({ script, style }: OverrideEntry): string {
  const sheet =
    style === undefined
      ? ''
      : `<link rel="stylesheet" media="not all" data-overrides href="${escapeAttribute(style)}">`;
  return `${sheet}<script defer src="${escapeAttribute(script)}"></script>`;
}

const OWN_ORIGIN = 'http://own.invalid';

/** Address of a file of a release: from the root on our own origin, absolute elsewhere. */
export const releaseAddress = ({ entry }: RemoteRelease, file: string): string =>
  new URL(file, new URL(entry, OWN_ORIGIN)).href.replace(OWN_ORIGIN, '');

/** How files are named ahead. */
interface Way {
  /** Whether the page wears its styles at once. */
  isDressed: boolean;
  /** Whether the early script says when the line is free for scripts. */
  isTimed: boolean;
}

/** With the hashes that will be asked of the files. */
function remotePreloads(release: RemoteRelease, way: Way): string[] {
  return release.preload.map((file) => {
    const integrity = release.files[file];
    const isWorn = way.isDressed && file.endsWith('.css');
    return link(
      {
        href: releaseAddress(release, file),
        crossorigin: 'anonymous',
        ...(integrity === undefined ? {} : { integrity }),
        ...(isWorn ? { 'data-first-paint': '' } : {}),
      },
      way,
    );
  });
}

const SHEET = '<link rel="stylesheet"';

interface LinkAttributes {
  href: string;
  crossorigin?: string;
  integrity?: string;
  'data-first-paint'?: string;
}

function link(attributes: LinkAttributes, { isDressed, isTimed }: Way): string {
  const isStyle = attributes.href.endsWith('.css');
  if (isStyle && isDressed) return `${SHEET} ${written(attributes)}>`;
  const time = isTimed && !isStyle ? { 'data-ahead': '' } : { rel: 'preload' };
  return `<link ${written({ ...time, as: isStyle ? 'style' : 'script', ...attributes })}>`;
}

const written = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`)
    .join(' ');
