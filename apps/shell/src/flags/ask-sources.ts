import {
  FirstMatchStrategy,
  MultiProvider,
  OpenFeature,
  type Client,
  type Provider,
} from '@openfeature/web-sdk';
import type { FlagSource, FlagValues } from './flag-sources';

const SILENT = { error() {}, warn() {}, info() {}, debug() {} };
let domains = 0;

/** Uses exactly one provider: the first whose last refresh succeeded. */
class AnsweringProviderStrategy extends FirstMatchStrategy {
  answering = '';
  override shouldEvaluateThisProvider(
    ...[{ providerName }]: Parameters<FirstMatchStrategy['shouldEvaluateThisProvider']>
  ) {
    return providerName === this.answering;
  }
  override shouldEvaluateNextProvider() {
    return true;
  }
}

/** A provider without its lifecycle methods, because `refresh` decides when a source is requested. */
function toEvaluationProvider({ name, provider }: FlagSource): Provider {
  return {
    runsOn: 'client',
    metadata: { name },
    resolveBooleanEvaluation: (...call) => provider.resolveBooleanEvaluation(...call),
    resolveStringEvaluation: (...call) => provider.resolveStringEvaluation(...call),
    resolveNumberEvaluation: (...call) => provider.resolveNumberEvaluation(...call),
    resolveObjectEvaluation: (...call) => provider.resolveObjectEvaluation(...call),
  };
}

async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const isLate = (error: unknown): boolean => {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: unknown };
  return name === 'TimeoutError' || (cause !== undefined && isLate(cause));
};

/** A provider may return a value of another type. */
function readBooleanFlag(client: Client, key: string, fallback: boolean): boolean {
  const value: unknown = client.getBooleanValue(key, fallback);
  return typeof value === 'boolean' ? value : fallback;
}

/** No network source answered; `cause` lists the failure of each source. */
class FlagsUnavailableError extends Error {
  override name = 'FlagsUnavailableError';
  constructor(failures: readonly string[]) {
    super('FwF: couldnt refresh the flags', { cause: failures });
  }
}

/**
 * Resolves with the values of the first source that answers in time, with a default for each unknown flag.
 */
export type AskSources = (defaults: FlagValues) => Promise<FlagValues>;

/**
 * Requests the sources in order through OpenFeature.
 * @throws FlagsUnavailableError (the returned function) if no source answers
 */
export function createSourceRequests(sources: readonly FlagSource[], timeoutMs: number): AskSources {
  const strategy = new AnsweringProviderStrategy();
  const domain = `courier-${(domains += 1)}`;
  let client: Client | null = null;

  async function openFlagClient(): Promise<Client> {
    if (client) return client;
    const providers = sources.map((source) => ({
      name: source.name,
      provider: toEvaluationProvider(source),
    }));
    OpenFeature.setLogger(SILENT);
    // A provider that is not ready still evaluates flags, so a rejection is ignored.
    await OpenFeature.setProviderAndWait(domain, new MultiProvider(providers, strategy, SILENT)).catch(
      () => undefined,
    );
    return (client = OpenFeature.getClient(domain));
  }

  return async (defaults) => {
    const failures: string[] = [];
    for (const source of sources) {
      try {
        await within(source.refresh(), timeoutMs);
      } catch (error) {
        failures.push(`${source.name}: ${isLate(error) ? 'Timeout error' : 'Error'}`);
        continue;
      }
      strategy.answering = source.name;
      const answers = await openFlagClient();
      const keys = [...Object.keys(defaults), ...source.keys()];
      return Object.fromEntries(
        keys.map((key) => [key, readBooleanFlag(answers, key, defaults[key] ?? false)]),
      );
    }
    throw new FlagsUnavailableError(failures);
  };
}
