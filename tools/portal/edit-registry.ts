import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@courier/config/registry';

/** Reads, changes and writes a brand's registry file, as an operator would. */
export function editRegistry(siteDir: string, brand: string, change: (registry: Registry) => Registry): void {
  const file = join(siteDir, 'registry', `${brand}.json`);
  const registry = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify(change(registry), null, 2));
}
