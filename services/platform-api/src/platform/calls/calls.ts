import type { ServerConfig } from '../../settings/config';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Keyring } from '../keys/keyring';
import type { CallCounts } from '../limits/call-counts';
import type { Callers } from './callers';

/** What every call of the contract needs to be served. */
export interface Calls {
  db: Db;
  clock: Clock;
  config: ServerConfig;
  keys: Keyring;
  callers: Callers;
  counts: CallCounts;
  /** How long a repeated call waits for the first one with its idempotency key, in ms. */
  keyMs: number;
}
