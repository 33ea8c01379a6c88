import type { Registry, RegistryEntry } from '@courier/config/registry';

/** Path of the newest builds of remotes in a portal under `npm run dev`. */
export const HOT_FOLDER = '/__hot/';

const BLOCK = /(<script[^>]* id="courier-registry"[^>]*>)([\s\S]*?)(<\/script>)/;
const VERSION = 'development';

/** The entry with the newest build as its only release. No hashes: its files change in place. */
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
 * The workspace's document with the newest build of each remote, updated in place. Other documents contain no
 * releases and are unchanged.
 */
export function withHotRemotes(html: string, origin: string): string {
  return html.replace(BLOCK, (block: string, start: string, text: string, end: string) => {
    const registry = JSON.parse(text) as Registry;
    if (!registry.remotes.every((entry) => 'channels' in entry)) return block;
    const remotes = registry.remotes.map((entry) => fromBuild(entry, origin));
    return `${start}${JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c')}${end}`;
  });
}
