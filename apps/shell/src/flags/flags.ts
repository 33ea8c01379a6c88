import { LIMITS } from '@courier/config';
import type { FlagsPort } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import type { AskSources } from './ask-sources';
import type { FlagValues } from './flag-sources';

export interface Flags extends FlagsPort {
  /** Requests the values again, debounced. */
  refresh(): void;
  /** Returns the function that stops it. */
  start(): () => void;
}

interface FlagServices {
  /** Values of flags that no provider defines. */
  defaults: FlagValues;
  /** Values that the server wrote into the document. */
  initial: FlagValues;
  /** Loads the provider code at the first refresh. */
  load: () => Promise<AskSources>;
  onFailure?: (error: unknown) => void;
}

const areFlagsEqual = (a: FlagValues, b: FlagValues) =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

export function createFlags({ defaults, initial, load, onFailure }: FlagServices): Flags {
  const values = createReadable<FlagValues>(Object.freeze({ ...defaults, ...initial }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<AskSources> | null = null;

  async function loadFlags(): Promise<void> {
    try {
      asking ??= load().catch((error: unknown) => {
        asking = null;
        throw error;
      });
      const next = await (await asking)(defaults);
      if (!areFlagsEqual(values.get(), next)) values.set(Object.freeze({ ...next }));
    } catch (error) {
      onFailure?.(error);
    }
  }

  function refresh(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void loadFlags(), LIMITS.flagDebounceMs);
  }

  return {
    get: values.get,
    subscribe: values.subscribe,
    isOn: (flag) => values.get()[flag] === true,
    refresh,
    start() {
      const interval = setInterval(refresh, LIMITS.flagRefreshMs);
      return () => {
        clearInterval(interval);
        clearTimeout(timer);
      };
    },
  };
}
