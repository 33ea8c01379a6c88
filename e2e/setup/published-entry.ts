import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, type RegistryEntry } from '@courier/config/registry';

export function publishedEntry(siteDir: string, brand: string, name: string): RegistryEntry {
  const file = readFileSync(join(siteDir, 'registry', `${brand}.json`), 'utf8');
  const found = readRegistry(JSON.parse(file), brand)?.registry.remotes.find(
    (remote) => remote.name === name,
  );
  if (!found) throw new Error(`${brand} lists no ${name}`);
  return found;
}
