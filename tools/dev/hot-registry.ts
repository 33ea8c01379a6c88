import type { Registry, RegistryEntry } from '@courier/config/registry';

/** Where the page of a portal under `npm run dev` finds the newest build of each remote. */
export const HOT_FOLDER = '/__hot/';

const BLOCK = /(<script[^>]* id="courier-registry"[^>]*>)([\s\S]*?)(<\/script>)/;
const VERSION = 'development';

/** The entry with one release, which is the newest build. It has no hashes: its files change in place. */
function fromBuild(entry: RegistryEntry, origin: string): RegistryEntry {
  const { lastGood: _lastGood, document: _document, ...kept } = entry;
  const stable = entry.releases.find(({ version }) => version === entry.channels.stable);
  if (!stable) return entry;
  const { manifest, texts } = stable;
  const address = `${origin}${HOT_FOLDER}${entry.name}/mf-manifest.json`;
  const code = { version: VERSION, entry: address, files: {}, preload: [] };
  const releases = [{ ...code, manifest, texts }];
  return { ...kept, active: code, rollout: 100, releases, channels: { stable: VERSION } };
}

/**
 * The document of the workspace with each remote from its newest build, which is updated in place, instead of from its
 * release. Other documents, which name no releases, stay as they are.
 */
export function withHotRemotes(html: string, origin: string): string {
  return html.replace(BLOCK, (block: string, start: string, text: string, end: string) => {
    const registry = JSON.parse(text) as Registry;
    if (!registry.remotes.every((entry) => 'channels' in entry)) return block;
    const remotes = registry.remotes.map((entry) => fromBuild(entry, origin));
    return `${start}${JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c')}${end}`;
  });
}
