import type { BrandId } from '@courier/config';
import type { Deps } from '../../deps';
import { publicOrigin } from './public-origin';

/** The portal's pages that say what a link does, and do it at the press of a button. */
type LinkPage = '/register/confirm' | '/mailed-link' | '/guest';

/** The address a mail brings. Its secret follows the hash, which browsers send to no server. */
export const buildMailLink = (
  config: Deps['config'],
  { country, brand }: { country: string; brand: BrandId },
  page: LinkPage,
  { name, token }: { name: string; token: string },
): string => `${publicOrigin(config, country, brand)}${page}#${name}=${token}`;
