import type { Chunk, Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import type { ManifestRoute } from '../../src/registry/manifest';

const chunkFiles = (chunks: Iterable<Chunk>) => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files])),
];

/** The virtual module with the shell's offer to remotes. */
const isOffer = (module: Module) => /(^|\|)data:/.test(module.identifier());

/** Offered module -> its files besides those of the entry. */
function filesOfSharedModules(compilation: Compilation): Record<string, string[]> {
  const shared: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    if (!isOffer(module)) continue;
    for (const block of module.blocks) {
      const [asked] = block.dependencies as { request?: string }[];
      if (asked?.request === undefined) continue;
      shared[asked.request] = chunkFiles(compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
    }
  }
  return shared;
}

/** Not every page shows a remote's slots, so their chunks are not preloaded. */
const isSlot = (request: string | undefined) => request?.startsWith('./slots/') ?? false;

/**
 * Screens other than work screens, such as the return from a bank, rarely open first. A remote without work screens has
 * no such difference. A screen's folder is named after its route.
 */
function isSideScreen(routes: readonly ManifestRoute[], request: string | undefined): boolean {
  if (!routes.some(({ workScreen }) => workScreen)) return false;
  return routes.some(({ id, workScreen }) => !workScreen && request?.startsWith(`./screens/${id}/`));
}

const isExposed = ({ name }: Chunk) => name?.startsWith('__federation_expose_') ?? false;

/** The chunks that a remote's exposed module imports for its screens. */
function filesOfExposed(compilation: Compilation, routes: readonly ManifestRoute[]): string[] {
  const groups = [...compilation.chunkGroups].filter((group) => group.chunks.some(isExposed));
  return chunkFiles(
    groups.flatMap((group) =>
      [...group.childrenIterable]
        .filter(
          (child) => !child.origins.every(({ request }) => isSlot(request) || isSideScreen(routes, request)),
        )
        .flatMap((child) => child.chunks),
    ),
  );
}

interface LoadList {
  /** Entry -> its files. */
  entries: Record<string, string[]>;
  shared: Record<string, string[]>;
  exposed: string[];
}

function buildLoadList(compilation: Compilation, routes: readonly ManifestRoute[]): LoadList {
  const entries = Object.fromEntries(
    [...compilation.entrypoints].map(([name, entrypoint]) => [name, [...entrypoint.getFiles()]]),
  );
  return { entries, shared: filesOfSharedModules(compilation), exposed: filesOfExposed(compilation, routes) };
}

/** Files that may run before the page is interactive. */
export const listStartFiles =
  (routes: readonly ManifestRoute[] = []) =>
  (compilation: Compilation): string[] => {
    const { entries, shared, exposed } = buildLoadList(compilation, routes);
    const listed = [
      ...Object.values(entries),
      ...Object.values(shared),
      exposed,
      chunkFiles([...compilation.chunks].filter(isExposed)),
    ];
    return [...new Set(listed.flat())];
  };

/**
 * `load-list.json` lists the files of each entry and offered module, so that HTML can preload them without running
 * code.
 */
export class LoadListPlugin implements WebpackPluginInstance {
  /** @param routes of a remote; none for a shell */
  constructor(private readonly routes: readonly ManifestRoute[] = []) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoadListPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LoadListPlugin', stage }, () => {
        const list = buildLoadList(compilation, this.routes);
        compilation.emitAsset('load-list.json', new compiler.webpack.sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
