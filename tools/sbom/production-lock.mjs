/**
 * The lock file and the root's package.json without dependencies for builds and tests. npm's own `--omit dev`
 * also omits a service's dependencies that the root needs for tests.
 * @param {{ packages: Record<string, { dev?: boolean, devDependencies?: object }> }} lock
 * @param {{ devDependencies?: object }} root
 */
export function productionOnly(lock, root) {
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([place, content]) => [place, place.includes('node_modules/') ? content : withoutTools(content)]);
  return { lock: { ...lock, packages: Object.fromEntries(packages) }, root: withoutTools(root) };
}

const withoutTools = ({ devDependencies: _tools, ...rest }) => rest;
