import { usesSimulator } from '../settings/fleets/fleet-choice';
import type { Deps, RegisterModule } from './deps';
import { registerAudit } from '../platform/audit/register-audit';
import { registerJobs } from '../platform/jobs/register-jobs';
import { registerAddressBook } from '../domains/places/address-book';
import { registerBulkJobs, registerBulkPlacing } from '../domains/orders/bulk-jobs';
import { registerDomainCleaning } from './cleaning-rules';
import { registerDeliveryAreas } from '../domains/prices/delivery-areas';
import { registerServiceHours } from '../domains/prices/service-hours';
import { registerDevelopment } from '../domains/operations/development';
import { registerEvidence } from '../domains/orders/evidence';
import { registerExports } from '../domains/orders/exports';
import { registerFlags } from '../domains/site/flags';
import { registerExternalFleets } from '../domains/fleets/external/register-external-fleets';
import { registerFleets } from '../domains/fleets/register-fleets';
import { registerWebhooks } from '../domains/fleets/register-webhooks';
import { registerGeolocator } from '../domains/places/geolocator';
import { registerHelpCentre } from '../domains/mail/help-centre';
import { registerStatements } from '../domains/money/statements/register-statements';
import { registerSupport } from '../domains/orders/support';
import { registerGuests } from '../domains/orders/guests';
import { registerGuestMails } from '../domains/orders/guests/guest-mails';
import { registerIdentity } from '../domains/accounts/identity';
import { registerInsights } from '../domains/orders/insights';
import { registerLive } from '../domains/orders/live';
import { registerMail } from '../domains/mail/register-mail';
import { registerMailedLinks } from '../domains/orders/mailed-links';
import { registerMapTiles } from '../domains/places/map-tiles';
import { registerOperations } from '../domains/operations/register-operations';
import { registerOrders } from '../domains/orders/register-orders';
import { registerAuditCalls } from '../domains/operations/audit-calls';
import { registerOperators } from '../domains/accounts/operators';
import { registerOutlets } from '../domains/accounts/outlets';
import { registerParameters } from '../domains/prices/parameters';
import { registerPasswords } from '../domains/accounts/passwords';
import { registerBankPages } from '../domains/payments/external/register-bank-pages';
import { registerExternalPayments } from '../domains/payments/external/register-external-payments';
import { registerPayments } from '../domains/payments/register-payments';
import { registerPricing } from '../domains/prices/pricing';
import { registerRegistration } from '../domains/accounts/registration';
import { registerProofs } from '../domains/orders/proofs';
import { registerPublicTracking } from '../domains/orders/public-tracking';
import { registerRiderApp } from '../domains/fleets/rider-app';
import { registerRiders } from '../domains/fleets/riders';
import { registerSite } from '../domains/site/register-site';
import { registerTerms } from '../domains/site/terms';
import { registerTranslations } from '../domains/texts/translations';
import { registerVendors } from '../domains/accounts/vendors';
import { registerVouchers } from '../domains/prices/vouchers';

/** In order of registration; `site` answers all other paths and must be last. */
export const listModules = ({
  demonstration,
  config,
}: Pick<Deps, 'demonstration' | 'config'>): readonly RegisterModule[] => [
  registerIdentity,
  registerGuestMails,
  registerGuests,
  registerRegistration,
  registerPasswords,
  registerMail,
  registerMailedLinks,
  registerVendors,
  registerOutlets,
  registerParameters,
  registerGeolocator,
  registerAddressBook,
  registerPricing,
  registerDeliveryAreas,
  registerServiceHours,
  registerOrders,
  registerVouchers,
  registerExternalPayments,
  registerBankPages,
  registerPayments,
  registerFleets,
  registerWebhooks,
  registerExternalFleets,
  registerRiders,
  registerRiderApp,
  registerProofs,
  registerExports,
  registerInsights,
  registerEvidence,
  registerStatements,
  registerBulkJobs,
  registerBulkPlacing,
  registerTerms,
  registerHelpCentre,
  registerSupport,
  registerPublicTracking,
  ...(demonstration && usesSimulator(config.fleets) ? [demonstration.simulator] : []),
  ...(demonstration?.modules ?? []),
  registerDomainCleaning,
  registerAudit,
  registerJobs,
  registerFlags,
  registerTranslations,
  registerLive,
  registerOperators,
  registerAuditCalls,
  registerOperations,
  registerDevelopment,
  registerMapTiles,
  registerSite,
];
