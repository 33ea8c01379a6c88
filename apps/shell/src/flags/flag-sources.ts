import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { InMemoryProvider, type Provider } from '@openfeature/web-sdk';
import * as v from 'valibot';

export type FlagValues = Readonly<Record<string, boolean>>;

/** An OpenFeature provider that is refreshed explicitly. */
export interface FlagSource {
  name: string;
  provider: Provider;
  /** Loads the values; rejects without a usable answer. */
  refresh(): Promise<unknown>;
  /** The flag names of the last answer. */
  keys(): readonly string[];
}

const PATH_END = '/ofrep/v1/evaluate/flags';
const fileSchema = v.record(v.string(), v.boolean());

/**
 * The flag service, by the OpenFeature remote evaluation protocol.
 * @param address address of the bulk evaluation
 * @param context read at each refresh
 */
export function flagService(
  address: string,
  context: () => Readonly<Record<string, string>>,
  timeoutMs: number,
  fetcher: typeof fetch,
): FlagSource {
  const provider = new OFREPWebProvider({
    baseUrl: address.replace(PATH_END, ''),
    fetchImplementation: fetcher,
    timeoutMs,
    pollInterval: 0,
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    cacheMode: 'disabled',
  });
  return {
    name: 'flag-service',
    provider,
    refresh: () => provider.initialize({ ...context() }),
    keys: () => Object.keys(provider.flagCache),
  };
}

/** The static fallback file: `{flag name: boolean}`. */
export function flagFile(address: string, fetcher: typeof fetch): FlagSource {
  const provider = new InMemoryProvider();
  let keys: readonly string[] = [];
  return {
    name: 'static-file',
    provider,
    async refresh() {
      const answer = await fetcher(address, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      const values = v.parse(fileSchema, await answer.json());
      keys = Object.keys(values);
      await provider.putConfiguration(
        Object.fromEntries(
          Object.entries(values).map(([key, value]) => [
            key,
            { variants: { on: true, off: false }, defaultVariant: value ? 'on' : 'off', disabled: false },
          ]),
        ),
      );
    },
    keys: () => keys,
  };
}
