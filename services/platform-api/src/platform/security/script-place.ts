/** A location in a release of a remote, as `registry -- where` takes it. */
export interface ScriptPlace {
  remote: string;
  release: string;
  /** `/remotes/<name>/<release>/<file>:<line>:<column>` */
  place: string;
}

const FILE = /^\/remotes\/([a-z][a-z0-9-]{0,40})\/([\w.-]{1,60})\/[\w./-]{1,100}$/;

/** From a script URL; null for a file outside releases. */
export function scriptPlace(address: string, line = 0, column = 0): ScriptPlace | null {
  if (!URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  const [, remote, release] = FILE.exec(pathname) ?? [];
  if (remote === undefined || release === undefined) return null;
  return { remote, release, place: line > 0 ? `${pathname}:${line}:${column}` : pathname };
}
