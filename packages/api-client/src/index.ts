export { CARD_PROVIDERS, NEW_INSTRUMENT } from './payments/card-provider';
export type {
  BulkJob,
  BulkRow,
  CardProvider,
  CreateOrder,
  CybersourceCard,
  DeliveryReceipt,
  GenericCard,
  InputOf,
  Evidence,
  Insights,
  IntentStatus,
  LoginAnswer,
  NewCard,
  Order,
  ParcelTracking,
  PaymentInstrument,
  ReleaseOutcome,
  Rider,
  Statement,
  Tracking,
  UpdateOrder,
  AccountSession,
  AddressBookEntry,
  Vendor,
} from './contract';
export { exportsContract } from './exports/exports.contract';
export { guestsContract } from './identity/guests.contract';
export { identityContract } from './identity/identity.contract';
export { mailedLinksContract } from './mailed-links/mailed-links.contract';
export { MAILED_ACTS, type MailedAct } from './mailed-links/mailed-acts';
export { passwordRules } from './identity/password-rules';
export { parametersContract } from './parameters/parameters.contract';
export { passwordsContract } from './identity/passwords.contract';
export { publicTrackingContract } from './public-tracking/public-tracking.contract';
export { registrationContract } from './identity/registration.contract';
export { ApiError, isApiError, isInProgress, waitsUntil } from './http/api-error';
export { authorizationHeader } from './http/authorization';
export { readFailure } from './http/failure';
export { createApiClient, type ApiClient } from './http/create-api-client';
export { createLateClient, type LateClient } from './http/create-late-client';
export { createClientFor, type ClientOf } from './http/create-client';
export { createDeferredClient } from './http/late-calls';
export { waitForBody, ownFetch, ownJson } from './http/own-platform';
/** @public Named by what a screen infers from a call. */
export type { CallOptions } from './http/send';
export type { OrderStatus } from './order-rules/status/status-table';
export { newIdempotencyKey } from './http/idempotency-key';
export {
  toBulkJobStatus,
  toBulkPhase,
  isBulkJobFinished,
  type BulkJobStatus,
  type BulkPhase,
} from './bulk-jobs/job-status';
export { BULK_COLUMNS, NEEDED_BULK_COLUMNS, type BulkColumn } from './bulk-jobs/bulk-columns';
