import type { Compilation, Module } from 'webpack';
import { CONTRACT_VERSION } from '../../src/registry/contract-version';
import type { Needs } from '../../src/registry/needs';
import { installedVersion, OFFERED_BY_NAME } from '../federation';

/** What federation puts in the place of a module that the workspace has. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/**
 * The names that code of a build takes of a module; none where it takes the module as a whole. webpack itself does not
 * keep them: of a module that is not there it knows no exports to mark.
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

/** What the build of a remote cannot run without: contract, kit, and the names it uses of what the workspace has once. */
export function needsOf(compilation: Compilation): Needs {
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
