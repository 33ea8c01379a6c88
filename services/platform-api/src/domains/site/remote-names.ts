import { BRAND_IDS } from '@courier/config';
import type { SiteFiles } from './files/site-files';

/**
 * Restricts a remote's name for use as a metric label: reports are public, and each unknown name would add a series.
 */
export function createRemoteNames(site: Pick<SiteFiles, 'registry'>): (name: string) => Promise<string> {
  return async (name) => {
    const registries = await Promise.all(BRAND_IDS.map((brand) => site.registry(brand)));
    const isListed = registries.some(({ remotes }) => remotes.some((entry) => entry.name === name));
    return isListed ? name : 'unknown';
  };
}
