import type { BulkColumn } from './bulk-columns';

const COLUMNS: Readonly<Record<string, BulkColumn>> = {
  'validation.fill-customer-name': 'customer_name',
  'validation.wrong-customer-name': 'customer_name',
  'validation.fill-customer-phone': 'customer_phone',
  'validation.phone-incorrect': 'customer_phone',
  'validation.fill-description': 'description',
  'validation.prohibited-item': 'description',
  'validation.fill-amount': 'amount',
  'validation.minimum-amount-pkr': 'amount',
  'validation.fill-payment-method': 'payment_method',
  'validation.notes-too-long': 'notes',
  'validation.preordered-for': 'delivery_time',
  'store-closed': 'delivery_type',
  'bulk.delivery-type': 'delivery_type',
  'bulk.collection-point': 'collection_point',
};

/** The address for errors that only the server detects. */
export const columnOfProblem = (key: string): BulkColumn => COLUMNS[key] ?? 'dropoff_address';
