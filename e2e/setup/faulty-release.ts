import type { RemoteDefinition } from '@courier/shell-api';
import type * as ReactModule from 'react';
import { shipHostileRelease } from './hostile-release';

/** Makes another remote of one; runs in the page, so it may use nothing from its file. */
export type Fault = (remote: RemoteDefinition, React: typeof ReactModule) => RemoteDefinition;

/**
 * Publishes a release of a remote that does to itself what `fault` says, with the workspace's own React: as if its team
 * had written it so.
 */
export function shipFaultyRelease(siteDir: string, brand: string, name: string, fault: Fault): void {
  const container = name.replaceAll('-', '_');
  const wrap = `;(() => {
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
  shipHostileRelease(siteDir, brand, name, { after: wrap });
}
