import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import lendRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { offeredModules } from 'courier:offered-modules';
import { containerName, type RemoteRelease } from '@courier/config/registry';
import { checkedFetch, diagnoseFiles, FILE_TIMEOUT_MS } from './checked-fetch';
import type { FileHashes } from './file-hashes';
import { loaderFault } from './loader-fault';
import { containerAddress } from './container-address';
import { asFault, type RemoteFault } from './remote-fault';

export interface RemoteRuntime {
  /** @throws RemoteFault */
  load(name: string, release: RemoteRelease, attempt: number): Promise<unknown>;
  /** Resolves with the reason why a chunk did not load; does not throw. */
  diagnose(urls: readonly string[]): Promise<RemoteFault | null>;
}

const HOST = 'courier_shell';

/** The hash for a file without a known hash: the browser rejects the file. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

function guardPlugin(
  findHash: (url: string) => string | undefined,
  countAttempts: (remote: string | undefined) => number,
): ModuleFederationRuntimePlugin {
  return {
    name: 'courier-guard',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const attempt = countAttempts(remoteInfo?.name);
      const integrity = findHash(url);
      script.crossOrigin = 'anonymous';
      if (integrity !== undefined) script.integrity = integrity;
      // A retry with the same address would wait for the cache lock of the first request.
      script.src = attempt > 1 ? `${withoutQuery(url)}?retry=${attempt}` : url;
      return { script, timeout: FILE_TIMEOUT_MS };
    },
  };
}

/** Adds the name of the consumer, which the warnings of the runtime contain. */
const askerPlugin: ModuleFederationRuntimePlugin = {
  name: 'courier-asker',
  beforeLoadShare(asked) {
    // Undefined for modules that a remote takes from the shell, in spite of the types.
    if (asked.shareInfo) asked.shareInfo.from ??= asked.origin.options.name;
    return asked;
  },
};

/** @param hashes of all files that may be loaded; null without a registry */
export function createFederationRuntime(hashes: FileHashes | null, base: string): RemoteRuntime {
  const integrity = hashes?.table;
  const attempts = new Map<string, number>();
  const expectedHash = (url: string) => (integrity ? (integrity[withoutQuery(url)] ?? REFUSED) : undefined);
  const diagnose = (urls: readonly string[]) => diagnoseFiles(urls.map(withoutQuery), integrity ?? {});
  registerGlobalPlugins([askerPlugin]);
  const host = createInstance({
    name: HOST,
    remotes: [],
    shared: offeredModules,
    plugins: [lendRuntime(), guardPlugin(expectedHash, (remote) => attempts.get(remote ?? '') ?? 1)],
  });

  return {
    diagnose,
    async load(name, release, attempt) {
      await hashes?.load(release);
      const entry = await containerAddress(release, base, (address) => manifestAt(address, attempt));
      attempts.set(name, attempt);
      removeChunks(name);
      host.registerRemotes([{ name, entry, entryGlobalName: containerName(name) }], { force: true });
      try {
        return await host.loadRemote<unknown>(`${name}/remote`);
      } catch (cause) {
        const scripts = release.preload
          .filter((file) => /\.m?js$/.test(file))
          .map((file) => new URL(file, entry).href);
        const found = await diagnose([entry, ...scripts]);
        throw found ?? loaderFault(cause);
      }
    },
  };

  async function manifestAt(address: string, attempt: number): Promise<Response> {
    const integrity = expectedHash(address);
    // Releases are immutable; the second attempt bypasses a wrong entry in the browser cache.
    const cache = integrity !== undefined && attempt === 1 ? 'default' : 'no-cache';
    try {
      return await checkedFetch(address, { cache, ...(integrity ? { integrity } : {}) });
    } catch (error) {
      const fault = asFault(error);
      // A failed integrity check rejects `fetch` like a network error.
      throw fault.kind === 'network' ? ((await diagnose([address])) ?? fault) : fault;
    }
  }
}

/** Another release of a remote must not use the chunks of the first one. */
function removeChunks(name: string): void {
  const chunks = `webpackChunkcourier_${name.replace(/[^a-zA-Z0-9$]+/g, '_')}`;
  Reflect.deleteProperty(globalThis, chunks);
}
