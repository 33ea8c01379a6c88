import { readRegistry, type Registry, type RemoteRelease } from '@courier/config/registry';
import { checkedFetch } from './checked-fetch';
import { integrityTable, type IntegrityTable } from './integrity-table';
import { RemoteFault } from './remote-fault';

/** What the files of remotes are compared with, where a page did not bring all of it. */
export interface FileHashes {
  /** Grows by what is learnt, and by nothing else: whoever holds it can only read. */
  table: IntegrityTable;
  /**
   * Done once the hashes of that release are in the table.
   * @throws RemoteFault where they cannot be had
   */
  learn(release: RemoteRelease): Promise<void>;
  /** Asks for what the page did not bring; a failure is left to whoever needs one. */
  fetchAhead(): Promise<void>;
}

const NOTHING: IntegrityTable = Object.freeze(Object.create(null) as Record<string, string>);

/** Two tables as one that nobody can write to; what the first holds stays what it is. */
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

/** @param registry what the page runs @param base address of the portal */
export function createFileHashes(registry: Registry, base: string, fetcher?: typeof fetch): FileHashes {
  const brought = integrityTable(registry, base);
  const isLater = registry.remotes.some(({ releases }) => releases.some(({ hashesLater }) => hashesLater));
  let learnt: IntegrityTable = NOTHING;
  let entries: ReadonlySet<string> = new Set();
  let asked: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const published = await publishedRegistry(registry.brand, fetcher);
    learnt = integrityTable(published, base);
    entries = new Set(published.remotes.flatMap(({ releases }) => releases.map(({ entry }) => entry)));
  }

  function askOnce(): Promise<void> {
    asked ??= ask().catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  }

  return {
    table: isLater ? readOnly(brought, () => learnt) : brought,
    async learn({ version, entry, hashesLater }) {
      if (hashesLater !== true || entries.has(entry)) return;
      await askOnce();
      if (entries.has(entry)) return;
      // Published after it was asked for, or gone by now.
      asked = null;
      throw new RemoteFault('missing', `No hashes of ${entry} (${version})`);
    },
    fetchAhead: () => (isLater ? askOnce().catch(() => undefined) : Promise.resolve()),
  };
}
