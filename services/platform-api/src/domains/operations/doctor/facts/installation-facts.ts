import type { ServerConfig } from '../../../../settings/config';
import type { DatabaseFacts } from './read-database-facts';
import type { MachineFacts } from './read-machine-facts';
import type { NetworkFacts } from './probe-network';

/** What the checks judge. Null where a fact could not be gathered. */
export interface InstallationFacts {
  nowSeconds: number;
  /** Sentences about wrong settings; the names come first. */
  settingFaults: readonly string[];
  /** Null while a setting is unreadable. */
  config: ServerConfig | null;
  /** Why the database could not be opened. */
  databaseProblem: string | null;
  database: DatabaseFacts | null;
  /** Email addresses; only `npm run doctor` compares passwords, because it takes a second. */
  accountsWithKnownPassword: readonly string[];
  machine: MachineFacts | null;
  /** Only `npm run doctor` uses the network; a start does not wait for other servers. */
  network: NetworkFacts | null;
}
