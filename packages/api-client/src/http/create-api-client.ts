import { contract, type PortalContract } from '../contract';
import { rememberParameters } from '../parameters/remember-parameters';
import { createClientFor, type ClientOf, type ClientOptions } from './create-client';

/** An interface, so that compilers and API reports print its name instead of the whole contract. */
export interface ApiClient extends ClientOf<PortalContract> {}

/** The typed client. Country parameters are cached in memory for five minutes. */
export function createApiClient(options: ClientOptions): ApiClient {
  const client = createClientFor(contract, options);
  return { ...client, parameters: { get: rememberParameters(client.parameters.get) } };
}
