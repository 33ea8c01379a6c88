import type { RegistryEntry } from '@courier/config/registry';
import { createPartLoad, type PartLoad, type PartLoadServices } from './part-load';
import type { PartName } from './part-loader';

/** Returns one shared load per part. */
export function createPartLoads(
  services: PartLoadServices,
): (entry: RegistryEntry, part: PartName) => PartLoad {
  const loads = new Map<string, PartLoad>();
  return (entry, part) => {
    const key = `${entry.name} ${JSON.stringify(part)}`;
    const load = loads.get(key) ?? createPartLoad(entry, part, services);
    loads.set(key, load);
    return load;
  };
}
