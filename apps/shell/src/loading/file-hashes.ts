import { readRegistry, type Registry, type RemoteRelease } from '@courier/config/registry';
import { checkedFetch } from './checked-fetch';
import { integrityTable, type IntegrityTable } from './integrity-table';
import { RemoteFault } from './remote-fault';

/** Hashes of the files of remotes, including those that the HTML does not contain. */
export interface FileHashes {
  /** Read-only for its users; extended by `learn` and `fetchAhead`. */
  table: IntegrityTable;
  /**
   * Resolves when the table contains the hashes of the release.
   * @throws RemoteFault if they cannot be loaded
   */
  load(release: RemoteRelease): Promise<void>;
  /** Loads the missing hashes; a failure is ignored until `learn` needs one. */
  fetchAhead(): Promise<void>;
}

const NOTHING: IntegrityTable = Object.freeze(Object.create(null) as Record<string, string>);

/** A read-only view of two tables; the first has priority. */
function readOnly(first: IntegrityTable, second: () => IntegrityTable): IntegrityTable {
  return new Proxy(NOTHING, {
    get: (_, address) => (typeof address === 'string' ? (first[address] ?? second()[address]) : undefined),
  });
}

async function publishedRegistry(brand: string, fetcher?: typeof fetch): Promise<Registry> {
  const address = `/registry/${brand}.json`;
  const answer = await checkedFetch(address, { cache: 'no-cache' }, fetcher);
  const reading = readRegistry(await answer.json().catch(() => null), brand);
  if (!reading) throw new RemoteFault('server', `${address} is no registry`);
  return reading.registry;
}

/** @param base address of the portal */
export function createFileHashes(registry: Registry, base: string, fetcher?: typeof fetch): FileHashes {
  const brought = integrityTable(registry, base);
  const isLater = registry.remotes.some(({ releases }) => releases.some(({ hashesLater }) => hashesLater));
  let learnt: IntegrityTable = NOTHING;
  let entries: ReadonlySet<string> = new Set();
  let asked: Promise<void> | null = null;

  async function loadPublishedHashes(): Promise<void> {
    const published = await publishedRegistry(registry.brand, fetcher);
    learnt = integrityTable(published, base);
    entries = new Set(published.remotes.flatMap(({ releases }) => releases.map(({ entry }) => entry)));
  }

  function loadOnce(): Promise<void> {
    asked ??= loadPublishedHashes().catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  }

  return {
    table: isLater ? readOnly(brought, () => learnt) : brought,
    async load({ version, entry, hashesLater }) {
      if (hashesLater !== true || entries.has(entry)) return;
      await loadOnce();
      if (entries.has(entry)) return;
      // Published after the registry was loaded, or removed since.
      asked = null;
      throw new RemoteFault('missing', `No hashes of ${entry} (${version})`);
    },
    fetchAhead: () => (isLater ? loadOnce().catch(() => undefined) : Promise.resolve()),
  };
}
