import { accountCleaning } from '../domains/accounts/cleaning-rules';
import { fleetCleaning } from '../domains/fleets/cleaning-rules';
import { mailCleaning } from '../domains/mail/cleaning-rules';
import { orderCleaning } from '../domains/orders/cleaning-rules';
import { paymentCleaning } from '../domains/payments/cleaning-rules';
import { placeCleaning } from '../domains/places/cleaning-rules';
import { priceCleaning } from '../domains/prices/cleaning-rules';
import { siteCleaning } from '../domains/site/cleaning-rules';
import type { CleaningRules } from '../platform/cleaning/cleaning-rules';
import { platformCleaning } from '../platform/cleaning/platform-cleaning';
import { registerCleaning } from '../platform/cleaning/register-cleaning';
import type { Deps, RegisterModule } from './deps';

/** Later domains first, because their rows refer to those of earlier ones. */
export const listCleaningRules = (
  deps: Pick<Deps, 'db' | 'config' | 'photoStores' | 'log'>,
): CleaningRules[] => [
  fleetCleaning(deps.config),
  paymentCleaning,
  orderCleaning(deps),
  priceCleaning,
  placeCleaning,
  accountCleaning(deps.config),
  mailCleaning,
  siteCleaning,
  platformCleaning,
];

export const registerDomainCleaning: RegisterModule = (app, deps) =>
  registerCleaning(app, deps, listCleaningRules(deps));
