import type { RiderDelivery } from '@courier/api-client/rider-app';

export type Proof = 'cash' | 'photo' | 'pin' | 'signature' | 'age';

export interface GivenProofs {
  hasCash: boolean;
  hasPhoto: boolean;
  pin: string;
  signature: string;
  isAgeChecked: boolean;
}

type Wanted = Pick<RiderDelivery, 'items' | 'proofs_required' | 'age_check_required'>;

/** The proofs that a delivery asks for, in the order of the work at the door. */
export const wantedProofs = ({ items, proofs_required: required, age_check_required }: Wanted): Proof[] => [
  ...(items.amount_to_collect > 0 ? (['cash'] as const) : []),
  ...(age_check_required ? (['age'] as const) : []),
  ...(required.includes('photo') ? (['photo'] as const) : []),
  ...(required.includes('pin') ? (['pin'] as const) : []),
  ...(required.includes('signature') ? (['signature'] as const) : []),
];

/** What is left to do before the delivery can be reported. */
export function missingProofs(wanted: Wanted, given: GivenProofs): Proof[] {
  const isGiven: Readonly<Record<Proof, boolean>> = {
    cash: given.hasCash,
    photo: given.hasPhoto,
    pin: /^\d{4}$/.test(given.pin),
    signature: given.signature.length > 0,
    age: given.isAgeChecked,
  };
  return wantedProofs(wanted).filter((proof) => !isGiven[proof]);
}
