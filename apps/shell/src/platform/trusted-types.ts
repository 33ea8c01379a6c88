import type { Registry } from '@courier/config/registry';
import { releaseFolder } from '../registry/release-folder';

interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(text: string): string;
      createScriptURL(url: string, type?: string, sink?: string): string | null;
      createScript(): null;
    },
  ): unknown;
}

/** The build folders of this origin and the folders of all releases in the registry. */
export function allowedScriptFolders(registry: Registry | null, base: string): string[] {
  const own = ['/shell/', '/public/', '/remotes/'].map((folder) => new URL(folder, base).href);
  const releases = (registry?.remotes ?? []).flatMap((entry) => entry.releases);
  return [...own, ...releases.map((release) => releaseFolder(release, base))];
}

export function isAllowedScript(url: string, folders: readonly string[], base: string, sink = ''): boolean {
  const target = new URL(url, base);
  // A worker of another origin starts from a blob of this page; script elements never use a blob.
  if (target.protocol === 'blob:') return sink.startsWith('Worker') && target.origin === new URL(base).origin;
  return folders.some((folder) => target.href.startsWith(folder));
}

/** Checks every script address. HTML passes, because antd inserts its styles with `innerHTML`. */
export function installTrustedTypes(registry: Registry | null, base: string = document.baseURI): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const folders = allowedScriptFolders(registry, base);
  factory?.createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (url, _type, sink) => (isAllowedScript(url, folders, base, sink) ? url : null),
    createScript: () => null,
  });
}
