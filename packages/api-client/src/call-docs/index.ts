import type { ServerContract } from '../server-contract';
import { guestsDocs, identityDocs, mailedLinksDocs, passwordsDocs, registrationDocs } from './account.docs';
import type { CallDocsOf } from './call-doc.types';
import { evidenceDocs } from './evidence.docs';
import { bulkJobsDocs, exportsDocs } from './file.docs';
import { fleetDocs } from './fleet.docs';
import { insightsDocs } from './insights.docs';
import { ordersDocs, publicTrackingDocs, ridersDocs, vouchersDocs } from './order.docs';
import { paymentsDocs } from './payment.docs';
import { addressBookDocs, geolocatorDocs, pricingDocs } from './places.docs';
import { riderAppDocs } from './rider-app.docs';
import { flagsDocs, liveDocs, releasesDocs, simulatorDocs } from './platform.docs';
import { statementsDocs } from './statement.docs';
import { helpCentreDocs, outletsDocs, parametersDocs, vendorsDocs } from './vendor.docs';

/** Examples of every call, for docs and tests; browsers never load them. */
export const callDocs: { readonly [R in keyof ServerContract]: CallDocsOf<ServerContract[R]> } = {
  identity: identityDocs,
  guests: guestsDocs,
  registration: registrationDocs,
  mailedLinks: mailedLinksDocs,
  passwords: passwordsDocs,
  vendors: vendorsDocs,
  outlets: outletsDocs,
  parameters: parametersDocs,
  geolocator: geolocatorDocs,
  addressBook: addressBookDocs,
  pricing: pricingDocs,
  orders: ordersDocs,
  vouchers: vouchersDocs,
  payments: paymentsDocs,
  exports: exportsDocs,
  insights: insightsDocs,
  evidence: evidenceDocs,
  statements: statementsDocs,
  bulkJobs: bulkJobsDocs,
  helpCentre: helpCentreDocs,
  riders: ridersDocs,
  publicTracking: publicTrackingDocs,
  live: liveDocs,
  flags: flagsDocs,
  releases: releasesDocs,
  simulator: simulatorDocs,
  fleet: fleetDocs,
  rider: riderAppDocs,
};
export { wireSchema } from '../wire/wire-schema';

export { serverContract } from '../server-contract';
