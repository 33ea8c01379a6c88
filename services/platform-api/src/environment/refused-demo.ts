import { isProduction, type ServerConfig } from '../config';
import type { Origin } from '../db/origin-tables';

/** Production refuses rows of the demo data, even those that came into the database while it runs. */
export const isRefusedDemo = (
  config: Pick<ServerConfig, 'environment'>,
  { origin }: { origin: Origin },
): boolean => origin === 'demo' && isProduction(config);
