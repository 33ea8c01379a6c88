import type { AppMode } from './modes';
import { matchesPattern } from './path-pattern';

interface ComposedRemote {
  manifest: {
    routes: readonly { path: string; modes?: readonly string[] | undefined; flag?: string | undefined }[];
  };
}

interface Visitor {
  /** Session kind that the screen must allow; any if absent. */
  mode?: AppMode | null;
  isOn?: (flag: string) => boolean;
}

const ORIGIN = 'http://portal.invalid';

/**
 * Whether an address leads to a screen of the brand. Every address that is shown, copied, printed or mailed is
 * checked with it, in the browser and on the server.
 * @param to address within the portal
 */
export function hasScreenAt(
  remotes: readonly ComposedRemote[],
  to: string,
  { mode = null, isOn = () => true }: Visitor = {},
): boolean {
  const { pathname } = new URL(to, ORIGIN);
  return remotes.some(({ manifest }) =>
    manifest.routes.some(
      ({ path, modes, flag }) =>
        matchesPattern(path, pathname) &&
        (mode === null || modes === undefined || modes.includes(mode)) &&
        (flag === undefined || isOn(flag)),
    ),
  );
}
