import { contract, type PortalContract } from '../contract';
import { rememberParameters } from '../parameters/remember-parameters';
import { createClientFor, type ClientOf, type ClientOptions } from './create-client';

/** An interface, so that compilers and API reports print its name and not the whole contract. */
export interface ApiClient extends ClientOf<PortalContract> {}

/** The typed client of every call. Country parameters are served from memory for five minutes. */
export function createApiClient(options: ClientOptions): ApiClient {
  const client = createClientFor(contract, options);
  return { ...client, parameters: { get: rememberParameters(client.parameters.get) } };
}
