import type { RemoteDefinition } from '@courier/shell-api';
import type * as ReactModule from 'react';
import { shipHostileRelease } from './hostile-release';

/** Replaces a remote; runs in the page, so it must not use anything of its file. */
export type Fault = (remote: RemoteDefinition, React: typeof ReactModule) => RemoteDefinition;

/** Creates a screen with the workspace's React; runs in the page as well. */
export type Screen = (React: typeof ReactModule) => ReactModule.ComponentType;

/** Replaces all screens of the remote, as text for `faultyScript`. */
export const everyScreen = (screen: Screen): string => `(remote, React) => {
  const drawn = (${screen.toString()})(React);
  const screens = Object.keys(remote.screens).map((id) => [id, async () => ({ default: drawn })]);
  return { ...remote, screens: Object.fromEntries(screens) };
}`;

/** Script to append to a remote's container; it applies `fault` to the remote with the workspace's React. */
export function faultyScript(name: string, fault: Fault | string): string {
  const container = name.replaceAll('-', '_');
  return `;(() => {
    const real = globalThis.${container};
    let scope;
    globalThis.${container} = {
      init: (given, ...rest) => ((scope = given), real.init(given, ...rest)),
      get: async (part) => {
        const module = (await real.get(part))();
        const React = (await Object.values(scope.react)[0].get())();
        return () => ({ ...module, default: (${fault.toString()})(module.default, React) });
      },
    };
  })();`;
}

/** Publishes a release of a remote with the fault in its code. */
export function shipFaultyRelease(siteDir: string, brand: string, name: string, fault: Fault): void {
  shipHostileRelease(siteDir, brand, name, { after: faultyScript(name, fault) });
}
