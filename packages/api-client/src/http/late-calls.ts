import { ApiError } from './api-error';

type Calls = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
type Client = Readonly<Record<string, Calls>>;

export interface LateCalls {
  /** The calls of a resource; the first one loads their code. */
  of(resource: string): Calls;
  /** Loads the code; the next call reports a failure. */
  fetchAhead(): Promise<void>;
}

/**
 * Calls with lazily loaded code. If loading fails, the call fails with a network error, and the next one loads again.
 */
export function lateCalls(make: () => Promise<object>): LateCalls {
  let made: Promise<Client> | null = null;

  function madeFor(call: string): Promise<Client> {
    made ??= make().then(
      (client) => client as Client,
      (cause: unknown) => {
        made = null;
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
    return made;
  }

  return {
    of: (resource) =>
      createLazyProperties((name) => async (...given) => {
        const calls = (await madeFor(`${resource}.${name}`))[resource];
        return calls?.[name]?.(...given);
      }),
    fetchAhead: () =>
      madeFor('').then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A client of lazy calls, for a document whose first frame needs none. */
export function createDeferredClient<Made extends object>(
  make: () => Promise<Made>,
): { client: Made } & Pick<LateCalls, 'fetchAhead'> {
  const { of, fetchAhead } = lateCalls(make);
  return { client: createLazyProperties(of) as Made, fetchAhead };
}

/** Creates a property for each name on first access. It has no `then`, so `await` does not treat it as a promise. */
export function createLazyProperties<Value>(make: (name: string) => Value): Readonly<Record<string, Value>> {
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
