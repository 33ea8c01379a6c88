import { LIMITS } from '@courier/config';
import { isGarbled } from './garbled';
import type { RuleProblem } from './rule-problem';

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

export function addressProblem({ latitude, longitude, notes, address }: AddressToCheck): RuleProblem | null {
  if (latitude === null || longitude === null || !Number.isFinite(latitude) || !Number.isFinite(longitude))
    return { key: 'validation.invalid-coordinates', field: 'customer.location' };
  if (byteLength(notes) > LIMITS.notesBytes)
    return { key: 'validation.notes-too-long', field: 'customer.location.notes' };
  if (byteLength(address) > LIMITS.addressBytes)
    return { key: 'validation.address-too-long', field: 'customer.location.address' };
  if (isGarbled(notes)) return { key: 'validation.garbled-text', field: 'customer.location.notes' };
  // With its unit and building.
  if (isGarbled(address)) return { key: 'validation.garbled-text', field: 'customer.location.address' };
  return null;
}
