/** What is kept of a build beside a release; no server answers from it. */
export interface KeptBuild {
  /** Folder of the build, whose source maps are copied. */
  build: string;
  /** Files of the build, relative to it. */
  maps: readonly string[];
  /** Folder of the remote within its repository, to which the maps name the sources. */
  sources: string;
  /** That was built; with `-dirty` behind it where files were changed; empty where there is no repository. */
  commit: string;
}
export function keepSourceMaps(site: string, name: string, version: string, kept: KeptBuild): void;
export function forgetSourceMaps(site: string, releaseFolder: string): void;
export function findSource(site: string, place: string): string;
