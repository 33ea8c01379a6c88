/** Wire path of the value a rule judges. */
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

/** A broken rule: the key of its text in the namespace `errors`, and where it shows. */
export interface RuleProblem {
  key: string;
  field: RuleField;
}
