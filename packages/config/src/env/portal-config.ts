import * as v from 'valibot';
import { BRAND_IDS } from '../brand/brand-ids';
import { ConfigurationError, describeProblems } from '../configuration-error';
import { hostedConfigSchema, type PortalConfig } from './hosted-config';

/** The data block for the shell, which has the list of brands. */
export const portalConfigSchema = v.object({ ...hostedConfigSchema.entries, brand: v.picklist(BRAND_IDS) });

/** @throws ConfigurationError naming every wrong field. */
export function parsePortalConfig(data: unknown): PortalConfig {
  const result = v.safeParse(portalConfigSchema, data);
  if (!result.success) throw new ConfigurationError('portal configuration', describeProblems(result.issues));
  return result.output;
}
