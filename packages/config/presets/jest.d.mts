/** @param folder from the root of the repository, e.g. `apps/shell`; absolute for one outside of it */
export function jestProject(folder: string, environment: 'jsdom' | 'node'): Readonly<Record<string, unknown>>;
