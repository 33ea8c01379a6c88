import type { FlowSnapshot } from '../../../flow/machine/create-request-flow';
import type { FieldName } from '../../../model/form/order-check';

export type PhoneStep = 'where' | 'details' | 'review';

export const PHONE_STEPS: readonly PhoneStep[] = ['where', 'details', 'review'];

export function furthestStep(snapshot: FlowSnapshot): PhoneStep {
  if (snapshot.hasTag('review')) return 'review';
  return snapshot.hasTag('quoted') ? 'details' : 'where';
}

export function stepOfField(field: FieldName): PhoneStep {
  if (field === 'vat_number' || field === 'card-name') return 'review';
  return field === 'address' || field === 'unit' ? 'where' : 'details';
}
