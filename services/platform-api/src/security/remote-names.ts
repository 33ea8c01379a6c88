import { BRAND_IDS } from '@courier/config';
import type { SiteFiles } from '../modules/site/site-files';

/**
 * Answers a remote's name as a label of metrics: anybody may send reports, and a name that no brand lists would be one
 * more series.
 */
export function createRemoteNames(site: Pick<SiteFiles, 'registry'>): (name: string) => Promise<string> {
  return async (name) => {
    const registries = await Promise.all(BRAND_IDS.map((brand) => site.registry(brand)));
    const isListed = registries.some(({ remotes }) => remotes.some((entry) => entry.name === name));
    return isListed ? name : 'unknown';
  };
}
