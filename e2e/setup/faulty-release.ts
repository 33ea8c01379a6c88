import type { RemoteDefinition } from '@courier/shell-api';
import type * as ReactModule from 'react';
import { shipHostileRelease } from './hostile-release';

/** Makes another remote of one; runs in the page, so it may use nothing from its file. */
export type Fault = (remote: RemoteDefinition, React: typeof ReactModule) => RemoteDefinition;

/** Makes a screen of the workspace's React; runs in the page as well. */
export type Screen = (React: typeof ReactModule) => ReactModule.ComponentType;

/** The remote with that in the place of each of its screens, as text for `faultyScript`. */
export const everyScreen = (screen: Screen): string => `(remote, React) => {
  const drawn = (${screen.toString()})(React);
  const screens = Object.keys(remote.screens).map((id) => [id, async () => ({ default: drawn })]);
  return { ...remote, screens: Object.fromEntries(screens) };
}`;

/** Script that, behind that of a remote's container, does to the remote what `fault` says, with the workspace's React. */
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

/** Publishes a release of a remote that does that to itself: as if its team had written it so. */
export function shipFaultyRelease(siteDir: string, brand: string, name: string, fault: Fault): void {
  shipHostileRelease(siteDir, brand, name, { after: faultyScript(name, fault) });
}
