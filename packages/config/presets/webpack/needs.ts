import type { Compilation, Module } from 'webpack';
import { CONTRACT_VERSION } from '../../src/registry/contract-version';
import type { Needs } from '../../src/registry/needs';
import { installedVersion, OFFERED_BY_NAME } from '../federation';

interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/**
 * Export names that a build uses of a module; none if it uses the whole module. webpack does not keep them, because it
 * does not know the exports of an external module.
 */
function namesUsed({ moduleGraph }: Compilation, module: Module): string[] {
  const names = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency } = connection;
    if (!dependency || !connection.isTargetActive(undefined)) return [];
    return dependency
      .getReferencedExports(moduleGraph, undefined)
      .flatMap((used) => (Array.isArray(used) ? used : used.name)[0] ?? []);
  });
  return [...new Set(names)];
}

/** Requirements of a remote's build: contract, kit, and the used names of shared modules. */
export function collectNeeds(compilation: Compilation): Needs {
  const uses = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    if (!isConsumed(module) || !OFFERED_BY_NAME.includes(module.options.shareKey)) continue;
    const door = module.options.shareKey;
    const names = uses.get(door) ?? new Set();
    for (const name of namesUsed(compilation, module)) names.add(name);
    uses.set(door, names);
  }
  const sorted = [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([door, names]) => [door, [...names].sort()]);
  return {
    contract: CONTRACT_VERSION,
    kit: installedVersion('@courier/ui-kit/core'),
    uses: Object.fromEntries(sorted) as Record<string, string[]>,
  };
}
