import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from '@courier/config/registry';
import { editRegistry } from '../../tools/portal/edit-registry';
import { everyScreen, faultyScript, type Fault, type Screen } from './faulty-release';
import { publishedEntry } from './published-entry';
import { shipRelease } from './ship-release';

export interface Shipment {
  site: string;
  brand: string;
  remote: string;
  version: string;
}

/**
 * Expected end: an error page with one of these reasons, a slow-loading notice, no tab, the previous release,
 * or the screen itself with a log entry.
 */
export type End =
  | { as: 'wall'; reasons: readonly string[]; says?: string }
  | { as: 'no tab' | 'the release before' | 'a notice' }
  | { as: 'told'; says: string };

export interface FaultKind {
  what: string;
  ship: (shipment: Shipment) => void;
  end: End;
}

const withCode =
  (change: (code: string) => string) =>
  ({ site, brand, remote, version }: Shipment) =>
    shipRelease(site, brand, remote, { version, change });
const withFault = (fault: Fault | string) => (shipment: Shipment) =>
  withCode((code) => `${code}\n${faultyScript(shipment.remote, fault)}`)(shipment);
const withScreen = (screen: Screen) => withFault(everyScreen(screen));

const withFile = (damage: (file: string) => void) => (shipment: Shipment) => {
  const { site, brand, remote } = shipment;
  withCode((code) => `${code}\n;`)(shipment);
  const { entry, container = '' } = publishedEntry(site, brand, remote).active;
  damage(join(site, dirname(entry), container));
};

const withEntry =
  (change: (entry: RegistryEntry) => unknown) =>
  ({ site, brand, remote }: Shipment) =>
    editRegistry(site, brand, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) =>
        entry.name === remote ? (change(entry) as RegistryEntry) : entry,
      ),
    }));

/** Mistakes of a team or of its delivery pipeline, and their expected end. */
export const FAULT_KINDS: readonly FaultKind[] = [
  {
    what: 'code that cannot be read',
    ship: withCode((code) => `${code}\n)(`),
    end: { as: 'wall', reasons: ['code'] },
  },
  {
    what: 'code that throws as it is loaded',
    ship: withCode((code) => `throw new Error('boom on load');\n${code}`),
    end: { as: 'wall', reasons: ['code'], says: 'boom on load' },
  },
  {
    what: 'a module that is no remote',
    ship: withFault(() => ({}) as never),
    end: { as: 'wall', reasons: ['contract'] },
  },
  {
    what: 'a file that is not there',
    ship: withFile((file) => rmSync(file)),
    end: { as: 'wall', reasons: ['missing'] },
  },
  {
    what: 'a file that was cut on its way',
    ship: withFile((file) => writeFileSync(file, readFileSync(file).subarray(0, 2000))),
    end: { as: 'wall', reasons: ['integrity', 'network'] },
  },
  {
    what: 'a file that was changed on its way',
    ship: withFile((file) => writeFileSync(file, `${readFileSync(file, 'utf8')}\nfetch('/stolen');`)),
    end: { as: 'wall', reasons: ['integrity'] },
  },
  {
    what: 'a screen that throws',
    ship: withScreen(() => () => {
      throw new TypeError('riders is not a list');
    }),
    end: { as: 'wall', reasons: ['code'], says: 'riders is not a list' },
  },
  {
    what: 'a screen whose code never comes',
    ship: withFault((remote) => {
      const never = () => new Promise<never>(() => undefined);
      return {
        ...remote,
        screens: Object.fromEntries(Object.keys(remote.screens).map((id) => [id, never])),
      };
    }),
    end: { as: 'wall', reasons: ['timeout', 'code'] },
  },
  {
    what: 'a screen that waits for ever',
    ship: withScreen((React) => {
      const never = new Promise<null>(() => undefined);
      return () => React.use(never);
    }),
    end: { as: 'a notice' },
  },
  {
    what: 'a screen that changes itself without end',
    ship: withScreen((React) => () => {
      const [count, set] = React.useState(0);
      React.useEffect(() => set(count + 1));
      return React.createElement('p', null, String(count));
    }),
    end: { as: 'wall', reasons: ['code'], says: 'More than 200 changes a second' },
  },
  {
    what: 'a timer that throws',
    ship: withScreen((React) => () => {
      React.useEffect(() => {
        setTimeout(() => {
          throw new RangeError('no such outlet');
        });
      }, []);
      return React.createElement('p', null, 'still here');
    }),
    end: { as: 'told', says: 'no such outlet' },
  },
  {
    what: 'an unhandled rejection',
    ship: withScreen((React) => () => {
      React.useEffect(() => void Promise.reject(new RangeError('no such vendor')), []);
      return React.createElement('p', null, 'still here');
    }),
    end: { as: 'told', says: 'no such vendor' },
  },
  {
    what: 'an entry that names no address',
    ship: withEntry((entry) => ({ ...entry, active: { ...entry.active, entry: 'http://[' } })),
    end: { as: 'no tab' },
  },
  {
    what: 'requirements that no shell meets',
    ship: ({ site, brand, remote, version }) =>
      shipRelease(site, brand, remote, {
        version,
        change: (code) => `throw new Error('never run');\n${code}`,
        needs: { contract: 99 },
      }),
    end: { as: 'the release before' },
  },
];
