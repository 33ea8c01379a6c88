import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Keyring } from '../keys/keyring';
import type { Session } from './session';

/** Port of the accounts: the session of an `Authorization` value of a country; null without a valid one. */
export type Authenticate = (
  deps: { db: Db; keys: Keyring; clock: Clock },
  authorization: string | undefined,
  country: string,
) => Promise<Session | null>;
