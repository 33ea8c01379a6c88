/** Parts of a build that are stored beside a release but not served. */
export interface KeptBuild {
  /** Folder of the build, whose source maps are copied. */
  build: string;
  /** Files of the build, relative to it. */
  maps: readonly string[];
  /** Folder of the remote within its repository, the base of the maps' source paths. */
  sources: string;
  /** The built commit; with `-dirty` for changed files; empty without a repository. */
  commit: string;
}
export function keepSourceMaps(site: string, name: string, version: string, kept: KeptBuild): void;
export function forgetSourceMaps(site: string, releaseFolder: string): void;
export function findSource(site: string, place: string): string;
