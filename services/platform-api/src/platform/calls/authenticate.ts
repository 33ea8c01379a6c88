import type { Deps } from '../deps';
import type { Session } from './session';

/** Port of the accounts: the session of an `Authorization` value of a country; null without a valid one. */
export type Authenticate = (
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  authorization: string | undefined,
  country: string,
) => Promise<Session | null>;
