import {
  addressProblems,
  isMissing,
  isOptionalText,
  joinAddress,
  optionalTextProblem,
  orderProblems,
  type OptionalText,
  type ProhibitedItem,
  type RuleField,
  type RuleProblem,
} from '@courier/api-client/order-rules';
import { laterProblem, type LaterRules } from './delivery-time';
import { parseAmount, type Point, type RequestForm } from './request-form';

export type FieldName =
  | 'vendor'
  | 'address'
  | 'unit'
  | 'name'
  | 'phone'
  | 'description'
  | 'amount'
  | 'payment'
  | 'time'
  | 'notes'
  | OptionalText
  | 'voucher'
  | 'card-name';

export interface FormProblem {
  field: FieldName;
  /** Key in the namespace `errors`, or in this remote's namespace when it starts with `time.` or `places.`. */
  key: string;
}

const FIELD_OF_PATH: Record<RuleField, FieldName> = {
  vendor_id: 'vendor',
  'customer.name': 'name',
  'customer.phone_number': 'phone',
  'customer.location': 'address',
  'customer.location.address': 'address',
  'customer.location.notes': 'notes',
  'customer.location.unit': 'unit',
  'order.description': 'description',
  'order.amount': 'amount',
  'order.payment_method': 'payment',
};

export function fieldOfPath(path: string | undefined): FieldName | null {
  if (path === 'preordered_for') return 'time';
  if (isOptionalText(path)) return path;
  return FIELD_OF_PATH[path as RuleField] ?? null;
}

export interface OrderCheckInput {
  vendorId: string | null;
  form: RequestForm;
  country: string;
  paymentMethod: string | null;
  paymentMethods: readonly string[];
  prohibitedItems?: readonly ProhibitedItem[];
  isPossiblePhone: (typed: string) => boolean;
  later: LaterRules;
  /** Optional texts that the form asks for. */
  requestedTexts: readonly OptionalText[];
  /** True when the service is closed now and only a later time is possible. */
  laterOnly: boolean;
}

const toFormProblem = ({ key, field }: RuleProblem): FormProblem => ({ key, field: FIELD_OF_PATH[field] });

function timeProblem({ form, later, laterOnly }: OrderCheckInput): FormProblem | null {
  if (form.preordered_for === null) return laterOnly ? { field: 'time', key: 'time.later-hours' } : null;
  const problem = laterProblem(form.preordered_for, later);
  if (problem === null) return null;
  return { field: 'time', key: problem === 'hours' ? 'time.later-hours' : 'validation.preordered-for' };
}

export const oncePerField = (problems: readonly FormProblem[]): FormProblem[] =>
  problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);

/**
 * The ten checks in their order, then the lengths of address and notes, the time, and the optional texts.
 * @returns the failures in this order, one for each field
 */
export function checkOrder(input: OrderCheckInput): FormProblem[] {
  const { form, country, paymentMethods, prohibitedItems = [], isPossiblePhone } = input;
  const place = { latitude: form.destinationLatitude, longitude: form.destinationLongitude };
  const ten = orderProblems(
    {
      vendorId: input.vendorId,
      unit: form.destinationUnitNumber,
      customerName: form.destinationName,
      customerPhone: form.destinationPhoneNumber,
      description: form.orderDescription,
      address: form.destinationTextAddress,
      ...place,
      amount: parseAmount(form.orderAmount),
      paymentMethod: input.paymentMethod,
    },
    { country, isPossiblePhone, paymentMethods, prohibitedItems },
  );
  const address = joinAddress({
    unit: form.destinationUnitNumber,
    building: form.destinationBuilding,
    text: form.destinationTextAddress,
  });
  const lengths = addressProblems({ ...place, notes: form.riderNotes, address });
  const texts = input.requestedTexts.map((name) => optionalTextProblem(name, form[name], country));
  return oncePerField([
    ...[...ten, ...lengths].map(toFormProblem),
    ...[timeProblem(input), ...texts].filter((problem) => problem !== null),
  ]);
}

/** The problem of a field that lost the focus, unless it is only empty. */
export const wrongIn = (field: FieldName, problems: readonly FormProblem[]): FormProblem | null =>
  problems.find((problem) => problem.field === field && !isMissing(problem.key)) ?? null;

/** Says that the pin is missing where the address is known, but not its house. */
export const nameMissingPin = (problem: FormProblem, pinProposal: Point | null): FormProblem =>
  pinProposal && problem.key === 'validation.invalid-coordinates'
    ? { field: 'address', key: 'places.pin-needed' }
    : problem;

export function whereProblem(form: RequestForm, undeliverable: boolean): FormProblem | null {
  if (form.destinationTextAddress.trim() === '' && form.destinationLatitude === null) {
    return { field: 'address', key: 'validation.fill-address' };
  }
  if (form.destinationLatitude === null) return { field: 'address', key: 'validation.invalid-coordinates' };
  return undeliverable ? { field: 'address', key: 'delivery.not-there-yet' } : null;
}
