export { riderAppContract } from './rider-app.contract';
export { riderAppDocs } from './rider-app.docs';
export type { RiderCall } from './rider-call';
export {
  PIN_DIGITS,
  type Offer,
  type RiderDelivery,
  type RiderEvent,
  type RiderStatus,
  type Shift,
} from './rider-app.schema';
