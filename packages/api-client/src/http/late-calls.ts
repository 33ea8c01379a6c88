import { ApiError } from './api-error';

type Calls = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
type Client = Readonly<Record<string, Calls>>;

export interface LateCalls {
  /** The calls of a resource; what makes them comes with the first one. */
  of(resource: string): Calls;
  /** Fetches what makes them; a failure is left to the next call that needs it. */
  fetchAhead(): Promise<void>;
}

/**
 * Calls whose code is read when it is needed. Where it does not come, a call fails like one over a cut line, and the
 * next
 * one reads it again.
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
      namesOf((name) => async (...given) => {
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

/** A client all of whose calls come late, for a document whose first frame needs none. */
export function lateClientOf<Made extends object>(
  make: () => Promise<Made>,
): { client: Made } & Pick<LateCalls, 'fetchAhead'> {
  const { of, fetchAhead } = lateCalls(make);
  return { client: namesOf(of) as Made, fetchAhead };
}

/** Creates a property for each name on first access. It has no `then`, so `await` does not treat it as a promise. */
export function namesOf<Value>(make: (name: string) => Value): Readonly<Record<string, Value>> {
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
