import { identityContract } from '../identity/identity.contract';
import { liveContract } from '../live/live.contract';
import { parametersContract } from '../parameters/parameters.contract';
import { rememberParameters } from '../parameters/remember-parameters';
import { vendorsContract } from '../vendors/vendors.contract';
import type { ApiClient } from './create-api-client';
import { createClientFor, type ClientOptions } from './create-client';
import { lateCalls, namesOf } from './late-calls';

/** What a signed-in start asks for, and what a session is kept with. */
const AT_ONCE = {
  identity: identityContract,
  vendors: vendorsContract,
  parameters: parametersContract,
  live: liveContract,
};

export interface LateClient {
  client: ApiClient;
  /** Fetches the rest of the table; a failure is left to the next call that needs it. */
  fetchAhead(): Promise<void>;
}

/**
 * The client of every call, of which the rows that no start needs come with the first call of them, or ahead. The code
 * that sends is here from the start: nothing that comes later sees a token.
 * @param read the whole table
 */
export function createLateClient(
  options: ClientOptions,
  read: () => Promise<Parameters<typeof createClientFor>[0]> = async () =>
    (await import('../contract')).contract,
): LateClient {
  const started = createClientFor(AT_ONCE, options);
  const here = { ...started, parameters: { get: rememberParameters(started.parameters.get) } };
  const rest = lateCalls(async () => createClientFor(await read(), options));
  const client = namesOf((resource) => (here as Record<string, unknown>)[resource] ?? rest.of(resource));
  return { client: client as unknown as ApiClient, fetchAhead: rest.fetchAhead };
}
