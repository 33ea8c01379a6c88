import { accountsCheck } from './checks/accounts';
import { backupsCheck } from './checks/backups';
import { clockCheck } from './checks/clock';
import { corsCheck } from './checks/cors';
import { databaseCheck } from './checks/database';
import { demoCheck } from './checks/demo';
import { diskCheck } from './checks/disk';
import { environmentCheck } from './checks/environment';
import { fleetCheck } from './checks/fleet';
import { jobsCheck } from './checks/jobs';
import { keysCheck } from './checks/keys';
import { legalCheck } from './checks/legal';
import { mailCheck } from './checks/mail';
import { operatorRulesCheck } from './checks/operator-rules';
import { paymentsCheck } from './checks/payments';
import { photosCheck } from './checks/photos';
import { placesCheck } from './checks/places';
import { proxiesCheck } from './checks/proxies';
import { settingsCheck } from './checks/settings';
import { tlsCheck } from './checks/tls';
import { webhooksCheck } from './checks/webhooks';
import type { InstallationFacts } from './facts/installation-facts';
import type { Check, NamedFinding } from './finding';

/** In the order in which an operator sets up a server (docs/operating.md). */
const CHECKS: readonly Check[] = [
  settingsCheck,
  environmentCheck,
  databaseCheck,
  demoCheck,
  accountsCheck,
  keysCheck,
  tlsCheck,
  proxiesCheck,
  corsCheck,
  mailCheck,
  fleetCheck,
  operatorRulesCheck,
  legalCheck,
  webhooksCheck,
  placesCheck,
  paymentsCheck,
  photosCheck,
  backupsCheck,
  diskCheck,
  clockCheck,
  jobsCheck,
];

/** Everything that is missing or unsafe, the musts first. */
export function findProblems(facts: InstallationFacts): NamedFinding[] {
  const all = CHECKS.flatMap(({ name, find }) =>
    find(facts).map((finding): NamedFinding => ({ check: name, ...finding })),
  );
  return [...all.filter(({ level }) => level === 'must'), ...all.filter(({ level }) => level === 'should')];
}
