export { CASH_REASONS, type CashReason } from '../order-rules/cash-reasons';
export { riderAppContract } from './rider-app.contract';
export {
  PIN_DIGITS,
  type Offer,
  type RiderDelivery,
  type RiderEvent,
  type RiderStatus,
  type Shift,
} from './rider-app.schema';
