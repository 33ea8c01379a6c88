import type { BrandId, CountryCode } from '@courier/config';
import type { Deps } from './deps';
import { publicOrigin } from '../../settings/portals/public-origin';

/** Portal pages that explain a link and act when a button is pressed. */
type LinkPage = '/register/confirm' | '/mailed-link' | '/guest';

/** The secret follows the hash, which browsers send to no server. */
export const buildMailLink = (
  config: Deps['config'],
  { country, brand }: { country: CountryCode; brand: BrandId },
  page: LinkPage,
  { name, token }: { name: string; token: string },
): string => `${publicOrigin(config, country, brand)}${page}#${name}=${token}`;
