export { CARD_PROVIDERS, contract, COUNTRY_PARAMETERS, NEW_INSTRUMENT } from './contract';
export type {
  AnswerOf,
  CardProvider,
  CountryParameter,
  CreateOrder,
  CybersourceCard,
  DeliveryReceipt,
  DiscountedFee,
  Estimations,
  ExtendAnswer,
  Fee,
  FeeRequest,
  GenericCard,
  InputOf,
  IntentStatus,
  LatLng,
  LoginAnswer,
  NewCard,
  Order,
  OrderListQuery,
  ParcelTracking,
  PaymentInstrument,
  Proof,
  ReverseAddress,
  Rider,
  SavedAddress,
  SimulatorState,
  Suggestion,
  Tracking,
  UpdateOrder,
  AddressBookEntry,
  Vendor,
  VendorLocation,
  Voucher,
  VoucherOffer,
} from './contract';
export { exportsContract } from './exports/exports.contract';
export { guestsContract } from './identity/guests.contract';
export { identityContract } from './identity/identity.contract';
export { passwordRules, type PasswordProblem } from './identity/password-rules';
export { passwordsContract } from './identity/passwords.contract';
export { publicTrackingContract } from './public-tracking/public-tracking.contract';
export { registrationContract } from './identity/registration.contract';
export { ApiError, isApiError, type ApiErrorCode, type ApiErrorContext } from './http/api-error';
export { authorizationHeader } from './http/authorization';
export { apiBaseUrl, liveBaseUrl, type ApiHost } from './http/bases';
export { createApiClient, type ApiClient } from './http/create-api-client';
export { createClientFor, type ClientOf, type ClientOptions } from './http/create-client';
export type { CallOptions } from './http/send';
export type { OrderStatus } from './order-rules/statuses';
export { newIdempotencyKey } from './http/idempotency-key';
