import type { Demonstration, RegisterModule } from '../deps';
import { registerJobs } from '../jobs/register-jobs';
import { registerAddressBook } from './address-book';
import { registerBulkJobs } from './bulk-jobs';
import { registerCleaning } from './cleaning';
import { registerDeliveryAreas } from './delivery-areas';
import { registerServiceHours } from './service-hours';
import { registerDevelopment } from './development';
import { registerEvidence } from './evidence';
import { registerExports } from './exports';
import { registerFlags } from './flags';
import { registerFleets } from './fleets';
import { registerGeolocator } from './geolocator';
import { registerHelpCentre } from './help-centre';
import { registerSupport } from './support';
import { registerGuests } from './guests';
import { registerIdentity } from './identity';
import { registerInsights } from './insights';
import { registerLive } from './live';
import { registerMail } from './mail';
import { registerMailedLinks } from './mailed-links';
import { registerMapTiles } from './map-tiles';
import { registerOperations } from './operations';
import { registerOrders } from './orders';
import { registerOutlets } from './outlets';
import { registerParameters } from './parameters';
import { registerPasswords } from './passwords';
import { registerPayments } from './payments';
import { registerPricing } from './pricing';
import { registerRegistration } from './registration';
import { registerProofs } from './proofs';
import { registerPublicTracking } from './public-tracking';
import { registerRiderApp } from './rider-app';
import { registerRiders } from './riders';
import { registerSite } from './site';
import { registerTerms } from './terms';
import { registerTranslations } from './translations';
import { registerVendors } from './vendors';
import { registerVouchers } from './vouchers';

/** In order of registration; `site` answers all other paths and must be last. */
export const listModules = (demonstration: Demonstration | null): readonly RegisterModule[] => [
  registerIdentity,
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
  registerPayments,
  registerFleets,
  registerRiders,
  registerRiderApp,
  registerProofs,
  registerExports,
  registerInsights,
  registerEvidence,
  registerBulkJobs,
  registerTerms,
  registerHelpCentre,
  registerSupport,
  registerPublicTracking,
  ...(demonstration?.modules ?? []),
  registerCleaning,
  registerJobs,
  registerFlags,
  registerTranslations,
  registerLive,
  registerOperations,
  registerDevelopment,
  registerMapTiles,
  registerSite,
];
