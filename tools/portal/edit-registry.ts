import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@courier/config/registry';

/** Reads, changes and writes a brand's registry file, as an operator would: what nobody changes stays as it is. */
export function editRegistry(siteDir: string, brand: string, change: (registry: Registry) => Registry): void {
  const file = join(siteDir, 'registry', `${brand}.json`);
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  writeFileSync(file, JSON.stringify(change(registry), null, 2));
}
