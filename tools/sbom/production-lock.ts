interface Manifest extends Record<string, unknown> {
  devDependencies?: object;
}
interface Lock extends Record<string, unknown> {
  packages: Record<string, Manifest & { dev?: boolean }>;
}

/**
 * The lock file and the root's package.json without dependencies for builds and tests. npm's own `--omit dev`
 * also omits a service's dependencies that the root needs for tests.
 */
export function productionOnly(lock: Lock, root: Manifest) {
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([place, content]) => [place, place.includes('node_modules/') ? content : withoutTools(content)]);
  return { lock: { ...lock, packages: Object.fromEntries(packages) }, root: withoutTools(root) };
}

const withoutTools = ({ devDependencies: _tools, ...rest }: Manifest) => rest;
