import { contract, type ReleaseOutcome } from '@courier/api-client/contract';
import { RELEASE_LIMITS } from '@courier/config';
import type { Registry } from '@courier/config/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteNetwork } from '../../../platform/limits/client-network';
import { mount } from '../../../platform/calls/mount';
import { notAllowed } from '../../../platform/requests/refusal';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from '../deps';
import type { SiteFiles } from '../files/site-files';
import { derivedRegistry } from './derive-registry';
import type { ReleaseUse } from './release-use';
import { serveRegistries } from './serve-registry';
import { createUseFile } from './use-file';

export interface Releases {
  /** Of a brand, including releases proven by usage. */
  registry(brand: string): Promise<Registry>;
}

export async function registerReleases(app: FastifyInstance, deps: Deps, site: SiteFiles): Promise<Releases> {
  const use = deps.releaseUse;
  const registry = cacheDerived(site, use);
  mount(
    app,
    deps,
    contract.releases.tell,
    async ({ body, request }) => {
      refuseOtherPages(request);
      const { brand } = parseDeployment(request.headers.host);
      const { remotes } = await site.registry(brand);
      const isKnown = ({ remote, release }: ReleaseOutcome) =>
        remotes.some(
          ({ name, releases }) => name === remote && releases.some(({ version }) => version === release),
        );
      const counted = body.outcomes.filter(isKnown).map(async (outcome) => {
        if (await isWithin(deps, brand, outcome, request)) use.count(brand, outcome);
      });
      await Promise.all(counted);
      return { result: { told: true as const } };
    },
    { bodyLimit: RELEASE_LIMITS.bodyBytes },
  );
  serveRegistries(app, site, registry);
  await flushRegularly(app, deps, use);
  return { registry };
}

/** Returns the same object while file and usage are unchanged. */
function cacheDerived(site: SiteFiles, use: ReleaseUse): Releases['registry'] {
  const kept = new Map<string, { from: Registry; by: unknown; derived: Registry }>();
  return async (brand) => {
    const from = await site.registry(brand);
    const by = use.all();
    const known = kept.get(brand);
    if (known?.from === from && known.by === by) return known.derived;
    const derived = derivedRegistry(from, use);
    kept.set(brand, { from, by, derived });
    return derived;
  };
}

/** Browsers always send the page's origin; pages of other sites have none of our releases. */
function refuseOtherPages({ headers: { origin, host } }: FastifyRequest): void {
  if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return;
  throw notAllowed();
}

/**
 * Whether a network may still report this outcome of a release. The limit exists so that one network alone can neither
 * prove a release nor undo a proof, however many addresses it has.
 */
async function isWithin(
  { calls: { counts } }: Pick<Deps, 'calls'>,
  brand: string,
  { remote, release, outcome }: ReleaseOutcome,
  { ip }: FastifyRequest,
): Promise<boolean> {
  const key = `releases.tell ${brand} ${remote} ${release} ${outcome} network ${siteNetwork(ip)}`;
  const { networkLoads, networkFailures, networkSeconds: seconds } = RELEASE_LIMITS;
  const calls = outcome === 'loaded' ? networkLoads : networkFailures;
  return (await counts.count([{ key, calls, seconds }])) === 0;
}

async function flushRegularly(app: FastifyInstance, deps: Deps, use: ReleaseUse): Promise<void> {
  const writeFile = createUseFile(deps.config.siteDir, (sentence) => deps.log.warn(sentence));
  const flush = () =>
    use
      .flush()
      .then(() => writeFile(use.all()))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'what pages told of releases waits'));
  await flush();
  const timer = setInterval(() => void flush(), RELEASE_LIMITS.flushMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
