import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { registerDemoPulse } from '../demo/pulse';
import { registerDemoTracks } from '../demo/tracks';
import { registerJobs } from '../jobs/register-jobs';
import { registerAddressBook } from './address-book';
import { registerBulkJobs } from './bulk-jobs';
import { registerCleaning } from './cleaning';
import { registerDeliveryAreas } from './delivery-areas';
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
import { registerSimulator } from './simulator';
import { registerSite } from './site';
import { registerTerms } from './terms';
import { registerTranslations } from './translations';
import { registerVendors } from './vendors';
import { registerVouchers } from './vouchers';

/** Adds the routes of one resource. Background work must stop in an `onClose` hook. */
export type RegisterModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** In order of registration; `site` answers all other paths and must be last. */
export const modules: readonly RegisterModule[] = [
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
  registerSimulator,
  registerDemoPulse,
  registerDemoTracks,
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
