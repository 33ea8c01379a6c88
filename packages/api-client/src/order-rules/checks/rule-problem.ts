/** Wire path of the checked value. */
export type RuleField =
  | 'vendor_id'
  | 'customer.name'
  | 'customer.phone_number'
  | 'customer.location'
  | 'customer.location.address'
  | 'customer.location.notes'
  | 'customer.location.unit'
  | 'order.description'
  | 'order.amount'
  | 'order.payment_method';

/** A broken rule: its translation key in the namespace `errors`, and its field. */
export interface RuleProblem {
  key: string;
  field: RuleField;
}
