import { accountsCheck } from './checks/access/accounts';
import { backupsCheck } from './checks/storage/backups';
import { cashCheck } from './checks/services/cash';
import { chargesCheck } from './checks/services/charges';
import { clockCheck } from './checks/services/clock';
import { corsCheck } from './checks/access/cors';
import { databaseCheck } from './checks/storage/database';
import { demoCheck } from './checks/access/demo';
import { diskCheck } from './checks/storage/disk';
import { environmentCheck } from './checks/access/environment';
import { fleetCheck } from './checks/services/fleet';
import { jobsCheck } from './checks/storage/jobs';
import { keysCheck } from './checks/access/keys';
import { legalCheck } from './checks/operator/legal';
import { mailCheck } from './checks/services/mail';
import { operatorRulesCheck } from './checks/operator/operator-rules';
import { paymentsCheck } from './checks/services/payments';
import { photosCheck } from './checks/storage/photos';
import { placesCheck } from './checks/services/places';
import { proxiesCheck } from './checks/access/proxies';
import { settingsCheck } from './checks/operator/settings';
import { tlsCheck } from './checks/access/tls';
import { webhooksCheck } from './checks/services/webhooks';
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
  chargesCheck,
  cashCheck,
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
