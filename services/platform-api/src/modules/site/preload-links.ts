import type { RemoteRelease } from '@courier/config/registry';
import { escapeAttribute } from './escape';

/** Links for files of the shell's own document; those the template names already need none. */
export function ownPreloads(paths: readonly string[], template: string): string {
  return paths
    .filter((path) => !template.includes(`"${path}"`))
    .map((path) => link({ href: path }))
    .join('');
}

/** Links for what a remote's route needs first, with the hashes that will be asked of the files. */
export function remotePreloads(release: RemoteRelease): string {
  return release.preload
    .map((file) => {
      const integrity = release.files[file];
      const href = new URL(file, new URL(release.entry, 'http://own.invalid')).href.replace(
        'http://own.invalid',
        '',
      );
      return link({ href, crossorigin: 'anonymous', ...(integrity === undefined ? {} : { integrity }) });
    })
    .join('');
}

function link(attributes: { href: string; crossorigin?: string; integrity?: string }): string {
  const as = attributes.href.endsWith('.css') ? 'style' : 'script';
  const all = Object.entries({ rel: 'preload', as, ...attributes });
  return `<link ${all.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')}>`;
}
