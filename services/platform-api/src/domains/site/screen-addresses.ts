import type { BrandId, CountryCode } from '@courier/config';
import { ANYBODY, hasScreenAt, assignReleases, type AppMode, type Registry } from '@courier/config/registry';
import type { ServerConfig } from '../../settings/config';
import { publicOrigin } from '../../settings/portals/public-origin';
import { openSite } from './files/site-files';

interface Portal {
  country: CountryCode;
  brand: BrandId;
}

/** The addresses that the server mails or redirects to. */
export interface ScreenAddresses {
  /**
   * The complete address; null if the brand has no such screen.
   * @param to address within the portal
   * @param mode session kind that the screen must allow; any if absent
   */
  find(portal: Portal, to: string, mode?: AppMode): Promise<string | null>;
  /** The path of the first screen that the brand has; `/` without any of them. */
  choosePath(brand: BrandId, paths: readonly string[]): Promise<string>;
}

/** Without remotes the registry is unreadable, a temporary fault, and every screen counts. */
const isOffered = ({ remotes }: Registry, to: string, mode: AppMode | null) =>
  remotes.length === 0 || hasScreenAt(remotes, to, { mode });

/** Reads the registry each time, so that a changed composition needs no restart. */
export function createScreenAddresses(
  config: Pick<ServerConfig, 'publicOrigin' | 'port' | 'siteDir'>,
): ScreenAddresses {
  // The module that serves the site reports its problems.
  const site = openSite(config.siteDir, () => undefined);
  async function readRegistry(brand: BrandId): Promise<Registry> {
    const { offer } = (await site.documents()) ?? {};
    return assignReleases(await site.registry(brand), { ...ANYBODY, ...(offer ? { offer } : {}) });
  }
  return {
    async find({ country, brand }, to, mode) {
      const registry = await readRegistry(brand);
      return isOffered(registry, to, mode ?? null) ? publicOrigin(config, country, brand) + to : null;
    },
    async choosePath(brand, paths) {
      const registry = await readRegistry(brand);
      return paths.find((path) => isOffered(registry, path, null)) ?? '/';
    },
  };
}
