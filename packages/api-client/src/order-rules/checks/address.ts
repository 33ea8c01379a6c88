import { LIMITS } from '@courier/config';
import { isGarbled } from './garbled';
import type { RuleField, RuleProblem } from './rule-problem';

export interface AddressParts {
  unit: string;
  building: string;
  text: string;
}

/** `customer.location.address`: non-empty unit, building and text, joined by commas. */
export function joinAddress({ unit, building, text }: AddressParts): string {
  return [unit, building, text]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** Unit, building, then text. */
export function splitAddress(address: string): AddressParts {
  const [unit = '', building = '', ...rest] = address.split(',').map((part) => part.trim());
  return { unit, building, text: rest.join(', ') };
}

/** Length in UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

export interface AddressToCheck {
  latitude: number | null;
  longitude: number | null;
  notes: string;
  address: string;
}

const isPlaced = ({ latitude, longitude }: AddressToCheck) =>
  latitude !== null && longitude !== null && Number.isFinite(latitude) && Number.isFinite(longitude);

const CHECKS: readonly (readonly [
  key: string,
  field: RuleField,
  fails: (address: AddressToCheck) => boolean,
])[] = [
  ['validation.invalid-coordinates', 'customer.location', (address) => !isPlaced(address)],
  [
    'validation.notes-too-long',
    'customer.location.notes',
    ({ notes }) => byteLength(notes) > LIMITS.notesBytes,
  ],
  [
    'validation.address-too-long',
    'customer.location.address',
    ({ address }) => byteLength(address) > LIMITS.addressBytes,
  ],
  ['validation.garbled-text', 'customer.location.notes', ({ notes }) => isGarbled(notes)],
  // With its unit and building.
  ['validation.garbled-text', 'customer.location.address', ({ address }) => isGarbled(address)],
];

/** @returns all problems, in the order of the checks */
export const addressProblems = (address: AddressToCheck): RuleProblem[] =>
  CHECKS.filter(([, , fails]) => fails(address)).map(([key, field]) => ({ key, field }));

export const addressProblem = (address: AddressToCheck): RuleProblem | null =>
  addressProblems(address)[0] ?? null;
