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

/** Lets exactly one provider answer: the first whose last refresh worked. */
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

/** The same answers without its life cycle: we alone say when a source is asked. */
function answersOf({ name, provider }: FlagSource): Provider {
  return {
    runsOn: 'client',
    metadata: { name },
    resolveBooleanEvaluation: (...call) => provider.resolveBooleanEvaluation(...call),
    resolveStringEvaluation: (...call) => provider.resolveStringEvaluation(...call),
    resolveNumberEvaluation: (...call) => provider.resolveNumberEvaluation(...call),
    resolveObjectEvaluation: (...call) => provider.resolveObjectEvaluation(...call),
  };
}

/** @throws the failure of the work, or a TimeoutError when it takes longer */
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

/** A value of another kind is no answer. */
function booleanOf(client: Client, key: string, fallback: boolean): boolean {
  const value: unknown = client.getBooleanValue(key, fallback);
  return typeof value === 'boolean' ? value : fallback;
}

/** Raised when nobody who was asked over the network answered; `cause` names what each of them died of. */
export class FlagsUnavailableError extends Error {
  override name = 'FlagsUnavailableError';
  constructor(failures: readonly string[]) {
    super('FwF: couldnt refresh the flags', { cause: failures });
  }
}

/** Answers the values of the first source that answers in time, with a default for each flag it does not know. */
export type AskSources = (defaults: FlagValues) => Promise<FlagValues>;

/**
 * Asks the sources in their order through OpenFeature.
 * The returned function throws FlagsUnavailableError when none of them answers.
 */
export function askingOf(sources: readonly FlagSource[], timeoutMs: number): AskSources {
  const strategy = new AnsweringProviderStrategy();
  const domain = `courier-${(domains += 1)}`;
  let client: Client | null = null;

  async function clientOf(): Promise<Client> {
    if (client) return client;
    const providers = sources.map((source) => ({ name: source.name, provider: answersOf(source) }));
    OpenFeature.setLogger(SILENT);
    // A provider that is not ready still answers; nothing waits for it.
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
      const answers = await clientOf();
      const keys = [...Object.keys(defaults), ...source.keys()];
      return Object.fromEntries(keys.map((key) => [key, booleanOf(answers, key, defaults[key] ?? false)]));
    }
    throw new FlagsUnavailableError(failures);
  };
}
