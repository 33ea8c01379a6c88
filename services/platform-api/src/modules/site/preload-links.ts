import type { DocumentList, RemoteRelease } from '@courier/config/registry';
import type { ChosenDocument } from './choose-document';
import { escapeAttribute } from './escape';
import type { OverrideEntry } from './site-files';

/**
 * Links for everything the chosen document needs first: its own files, those of the shell that the remote's screens
 * share, and the remote's. Files the template names already need none. A page with a first paint wears the styles at
 * once; those of a remote hold until somebody knows whether it is that release's screen that is shown.
 */
export function preloadLinks(
  documents: DocumentList,
  chosen: ChosenDocument,
  { template, isDressed }: { template: string; isDressed: boolean },
): string {
  if (chosen.kind === 'remote') return '';
  const release = chosen.remote?.active;
  const shared = (release?.shared ?? []).flatMap((name) => documents.shared[name] ?? []);
  const own = [...new Set([...documents.preload[chosen.kind], ...shared])]
    .filter((path) => !template.includes(`"${path}"`))
    .map((path) => link({ href: path }, isDressed));
  return own.join('') + (release ? remotePreloads(release, isDressed) : '');
}

/** Before all others, so that its calls travel while they are read. */
export const earlyElement = ({ early }: DocumentList): string =>
  early === undefined ? '' : `<script defer src="${escapeAttribute(early)}"></script>`;

/** It changes the registry of the document, so it stands, deferred like it, before the script that reads it. */
export function overrideElements({ script, style }: OverrideEntry): string {
  const sheet = style === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(style)}">`;
  return `${sheet}<script defer src="${escapeAttribute(script)}"></script>`;
}

const OWN_ORIGIN = 'http://own.invalid';

/** Address of a file of a release: from the root on our own origin, absolute elsewhere. */
export const releaseAddress = ({ entry }: RemoteRelease, file: string): string =>
  new URL(file, new URL(entry, OWN_ORIGIN)).href.replace(OWN_ORIGIN, '');

/** With the hashes that will be asked of the files. */
function remotePreloads(release: RemoteRelease, isDressed: boolean): string {
  return release.preload
    .map((file) => {
      const integrity = release.files[file];
      const isWorn = isDressed && file.endsWith('.css');
      return link(
        {
          href: releaseAddress(release, file),
          crossorigin: 'anonymous',
          ...(integrity === undefined ? {} : { integrity }),
          ...(isWorn ? { 'data-first-paint': '' } : {}),
        },
        isDressed,
      );
    })
    .join('');
}

interface LinkAttributes {
  href: string;
  crossorigin?: string;
  integrity?: string;
  'data-first-paint'?: string;
}

function link(attributes: LinkAttributes, isDressed: boolean): string {
  const isStyle = attributes.href.endsWith('.css');
  const kind =
    isStyle && isDressed ? { rel: 'stylesheet' } : { rel: 'preload', as: isStyle ? 'style' : 'script' };
  const all = Object.entries({ ...kind, ...attributes });
  return `<link ${all.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')}>`;
}
