export { riderAppContract } from './rider-app.contract';
export { riderAppDocs } from './rider-app.docs';
export type { RiderCall } from './rider-call';
export {
  offerSchema,
  PIN_DIGITS,
  RIDER_STATUSES,
  type Offer,
  type RiderDelivery,
  type RiderEvent,
  type RiderStatus,
  type Shift,
} from './rider-app.schema';
