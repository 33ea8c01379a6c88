import { identityContract } from '../identity/identity.contract';
import { liveContract } from '../live/live.contract';
import { parametersContract } from '../parameters/parameters.contract';
import { rememberParameters } from '../parameters/remember-parameters';
import { vendorsContract } from '../vendors/vendors.contract';
import type { ApiClient } from './create-api-client';
import { createClientFor, type ClientOptions } from './create-client';
import { lateCalls, createLazyProperties } from './late-calls';

/** Calls that a signed-in start and session renewal need. */
const AT_ONCE = {
  identity: identityContract,
  vendors: vendorsContract,
  parameters: parametersContract,
  live: liveContract,
};

export interface LateClient {
  client: ApiClient;
  /** Fetches the rest of the contract; the next call that needs it reports a failure. */
  fetchAhead(): Promise<void>;
}

/**
 * A client that loads rarely needed calls with the first use, or ahead. The sending code loads at the start, so that no
 * later code sees a token.
 * @param read loads the whole contract
 */
export function createLateClient(
  options: ClientOptions,
  read: () => Promise<Parameters<typeof createClientFor>[0]> = async () =>
    (await import('../contract')).contract,
): LateClient {
  const started = createClientFor(AT_ONCE, options);
  const here = { ...started, parameters: { get: rememberParameters(started.parameters.get) } };
  const rest = lateCalls(async () => createClientFor(await read(), options));
  const client = createLazyProperties(
    (resource) => (here as Record<string, unknown>)[resource] ?? rest.of(resource),
  );
  return { client: client as unknown as ApiClient, fetchAhead: rest.fetchAhead };
}
