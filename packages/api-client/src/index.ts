export { contract, COUNTRY_PARAMETERS } from './contract';
export type {
  AnswerOf,
  CountryParameter,
  CreateOrder,
  Estimations,
  ExtendAnswer,
  Fee,
  FeeRequest,
  InputOf,
  LatLng,
  LoginAnswer,
  Order,
  OrderListQuery,
  Proof,
  ReverseAddress,
  Rider,
  SavedAddress,
  SimulatorState,
  Suggestion,
  Vendor,
  VendorLocation,
  Voucher,
} from './contract';
export { identityContract } from './identity/identity.contract';
export { ApiError, isApiError, type ApiErrorCode, type ApiErrorContext } from './http/api-error';
export { authorizationHeader } from './http/authorization';
export { apiBaseUrl, liveBaseUrl, type ApiHost } from './http/bases';
export { createApiClient, type ApiClient } from './http/create-api-client';
export { createClientFor, type ClientOf, type ClientOptions } from './http/create-client';
export type { CallOptions } from './http/send';
export type { OrderStatus } from './order-rules/statuses';
export { newIdempotencyKey } from './http/idempotency-key';
