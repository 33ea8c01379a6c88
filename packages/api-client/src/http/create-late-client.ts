import { identityContract } from '../identity/identity.contract';
import { liveContract } from '../live/live.contract';
import { parametersContract } from '../parameters/parameters.contract';
import { rememberParameters } from '../parameters/remember-parameters';
import { vendorsContract } from '../vendors/vendors.contract';
import { ApiError } from './api-error';
import type { ApiClient } from './create-api-client';
import { createClientFor, type ClientOptions } from './create-client';

/** What a signed-in start asks for, and what a session is kept with. */
const AT_ONCE = {
  identity: identityContract,
  vendors: vendorsContract,
  parameters: parametersContract,
  live: liveContract,
};

type Calls = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
type Client = Readonly<Record<string, Calls>>;

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
  let rest: Promise<Client> | null = null;

  function restOf(call: string): Promise<Client> {
    rest ??= read().then(
      (table) => createClientFor(table, options) as Client,
      (cause: unknown) => {
        rest = null;
        const context = { call, attempts: 1 };
        throw new ApiError({
          code: 'network',
          status: 0,
          message: 'The call did not arrive',
          context,
          cause,
        });
      },
    );
    return rest;
  }

  const later = (resource: string): Calls =>
    namesOf((name) => async (...given) => {
      const calls = (await restOf(`${resource}.${name}`))[resource];
      return calls?.[name]?.(...given);
    });

  const client = namesOf<Calls>((resource) => (here as unknown as Client)[resource] ?? later(resource));
  return {
    client: client as unknown as ApiClient,
    fetchAhead: () =>
      restOf('').then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** An object that has under each name what is made of it; nobody who waits for it takes it for a promise. */
function namesOf<Value>(make: (name: string) => Value): Readonly<Record<string, Value>> {
  const made = new Map<string, Value>();
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string' || name === 'then') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
