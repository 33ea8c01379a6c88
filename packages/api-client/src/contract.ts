import { addressBookContract } from './address-book/address-book.contract';
import { bulkJobsContract } from './bulk-jobs/bulk-jobs.contract';
import { evidenceContract } from './evidence/evidence.contract';
import { exportsContract } from './exports/exports.contract';
import { flagsContract } from './flags/flags.contract';
import { geolocatorContract } from './geolocator/geolocator.contract';
import { helpCentreContract } from './help-centre/help-centre.contract';
import { guestsContract } from './identity/guests.contract';
import { identityContract } from './identity/identity.contract';
import { passwordsContract } from './identity/passwords.contract';
import { registrationContract } from './identity/registration.contract';
import { insightsContract } from './insights/insights.contract';
import { liveContract } from './live/live.contract';
import { mailedLinksContract } from './mailed-links/mailed-links.contract';
import { ordersContract } from './orders/orders.contract';
import { outletsContract } from './outlets/outlets.contract';
import { parametersContract } from './parameters/parameters.contract';
import { paymentsContract } from './payments/payments.contract';
import { pricingContract } from './pricing/pricing.contract';
import { publicTrackingContract } from './public-tracking/public-tracking.contract';
import { releasesContract } from './releases/releases.contract';
import { ridersContract } from './riders/riders.contract';
import { simulatorContract } from './simulator/simulator.contract';
import { statementsContract } from './statements/statements.contract';
import { vendorsContract } from './vendors/vendors.contract';
import { vouchersContract } from './vouchers/vouchers.contract';

/** Every call of the portal: resource -> name -> call. */
export const contract = {
  identity: identityContract,
  guests: guestsContract,
  registration: registrationContract,
  mailedLinks: mailedLinksContract,
  passwords: passwordsContract,
  vendors: vendorsContract,
  outlets: outletsContract,
  parameters: parametersContract,
  geolocator: geolocatorContract,
  addressBook: addressBookContract,
  pricing: pricingContract,
  orders: ordersContract,
  vouchers: vouchersContract,
  payments: paymentsContract,
  exports: exportsContract,
  insights: insightsContract,
  evidence: evidenceContract,
  statements: statementsContract,
  bulkJobs: bulkJobsContract,
  helpCentre: helpCentreContract,
  riders: ridersContract,
  publicTracking: publicTrackingContract,
  live: liveContract,
  flags: flagsContract,
  releases: releasesContract,
  simulator: simulatorContract,
};

export type PortalContract = typeof contract;

export { apiBaseUrl, liveBaseUrl } from './http/bases';
export { errorAnswerSchema } from './wire/error-answer';
export { isOperatorAccess, isSessionAccess } from './wire/call';
export type { AnswerOf, Call, InputOf, OwnedKind, Schema } from './wire/call';
export { type LatLng } from './wire/fields';
export { COUNTRY_PARAMETERS, type CountryParameter } from './parameters/parameters.contract';
export { orderSchema, type Order, type Proof, type Voucher } from './orders/order.schema';
export { type CreateOrder, type UpdateOrder } from './orders/orders.contract';
export { CARD_PROVIDERS, NEW_INSTRUMENT, type CardProvider } from './payments/card-provider';
export type { CybersourceCard, GenericCard, NewCard, PaymentInstrument } from './payments/card.schema';
export type { IntentStatus } from './payments/payments.contract';
export type { DiscountedFee, VoucherOffer } from './vouchers/vouchers.contract';
export { vendorSchema, type SavedAddress, type Vendor } from './vendors/vendors.contract';
export { outletSchema } from './outlets/outlets.contract';
export {
  receiptAnswer,
  shownProofs,
  trackingAnswer,
  type PublicOrder,
} from './public-tracking/public-answer';
export type { DeliveryReceipt, ParcelTracking, Tracking } from './public-tracking/public-tracking.contract';
export { BULK_COLUMNS, LATER_BULK_COLUMNS, type BulkColumn } from './bulk-jobs/bulk-columns';
export type { BulkJob, BulkProgress, BulkRow } from './bulk-jobs/bulk-jobs.contract';
export { HELD_REASONS, type HeldReason } from './bulk-jobs/held-rows';
export type { BulkJobStatus } from './bulk-jobs/job-status';
export type { MailedAct } from './mailed-links/mailed-acts';
export type { ReleaseOutcome } from './releases/releases.contract';
export { type Rider } from './riders/riders.contract';
export type { Evidence } from './evidence/evidence.contract';
export { type Statement } from './statements/statements.contract';
export type { Insights } from './insights/insights.contract';
export { type Fee, type FeeRequest } from './pricing/pricing.contract';
export type { AddressBookEntry } from './address-book/address-book.contract';
export type { ReverseAddress, Suggestion } from './geolocator/geolocator.contract';
export type { LoginAnswer } from './identity/identity.contract';
export type { AccountSession, AccountSessions } from './identity/account-sessions';
export { passwordProblem } from './identity/password-rules';
export type { Registration } from './identity/registration.contract';
export {
  liveMessages,
  outgoingLiveMessage,
  type OutgoingLiveMessage,
  type SubscribeToVendor,
} from './live/live.messages';
export { WIRE_VERSION } from './wire/wire-version';
export { type SimulatorState } from './simulator/simulator.contract';
