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

/** Loads the single module a release exposes. */
export interface RemoteRuntime {
  /** @throws RemoteFault */
  load(name: string, release: RemoteRelease, attempt: number): Promise<unknown>;
  /** @throws nothing; names the reason a chunk of a remote did not load. */
  diagnose(urls: readonly string[]): Promise<RemoteFault | null>;
}

/** Federation's name of the shell. */
const HOST = 'courier_shell';

/** What a file without a hash gets, so that the browser refuses it. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '');

function guardPlugin(
  hashOf: (url: string) => string | undefined,
  attemptOf: (remote: string | undefined) => number,
): ModuleFederationRuntimePlugin {
  return {
    name: 'courier-guard',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const attempt = attemptOf(remoteInfo?.name);
      const integrity = hashOf(url);
      script.crossOrigin = 'anonymous';
      if (integrity !== undefined) script.integrity = integrity;
      // A second try under the same address would wait for the first one's lock in the browser's cache.
      script.src = attempt > 1 ? `${withoutQuery(url)}?retry=${attempt}` : url;
      return { script, timeout: FILE_TIMEOUT_MS };
    },
  };
}

/** Says who asks, in every instance of the runtime: without that its warnings name nobody. */
const askerPlugin: ModuleFederationRuntimePlugin = {
  name: 'courier-asker',
  beforeLoadShare(asked) {
    // The runtime leaves it undefined for what a remote takes from the shell, whatever its types say.
    if (asked.shareInfo) asked.shareInfo.from ??= asked.origin.options.name;
    return asked;
  },
};

/**
 * Module federation behind one door.
 * @param hashes of everything that may be loaded; null without a registry
 */
export function createFederationRuntime(hashes: FileHashes | null, base: string): RemoteRuntime {
  const integrity = hashes?.table;
  const attempts = new Map<string, number>();
  const hashOf = (url: string) => (integrity ? (integrity[withoutQuery(url)] ?? REFUSED) : undefined);
  const diagnose = (urls: readonly string[]) => diagnoseFiles(urls.map(withoutQuery), integrity ?? {});
  registerGlobalPlugins([askerPlugin]);
  const host = createInstance({
    name: HOST,
    remotes: [],
    shared: offeredModules,
    plugins: [lendRuntime(), guardPlugin(hashOf, (remote) => attempts.get(remote ?? '') ?? 1)],
  });

  return {
    diagnose,
    async load(name, release, attempt) {
      await hashes?.learn(release);
      const entry = await containerAddress(release, base, (address) => manifestAt(address, attempt));
      attempts.set(name, attempt);
      forgetChunks(name);
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
    const integrity = hashOf(address);
    // Releases never change; what is wrong in the browser's cache is asked for anew with the second try.
    const cache = integrity !== undefined && attempt === 1 ? 'default' : 'no-cache';
    try {
      return await checkedFetch(address, { cache, ...(integrity ? { integrity } : {}) });
    } catch (error) {
      const fault = asFault(error);
      // A wrong hash makes a fetch fail like a cut line.
      throw fault.kind === 'network' ? ((await diagnose([address])) ?? fault) : fault;
    }
  }
}

/** Another release of a remote must not run with chunks the first one left behind. */
function forgetChunks(name: string): void {
  const chunks = `webpackChunkcourier_${name.replace(/[^a-zA-Z0-9$]+/g, '_')}`;
  Reflect.deleteProperty(globalThis, chunks);
}
