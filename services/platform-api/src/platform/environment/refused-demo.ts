import { isProduction, type ServerConfig } from '../../settings/config';
import type { Origin } from '../db/tables/origin-tables';

/** Production refuses demo rows, even those added while it runs. */
export const isRefusedDemo = (
  config: Pick<ServerConfig, 'environment'>,
  { origin }: { origin: Origin },
): boolean => origin === 'demo' && isProduction(config);
