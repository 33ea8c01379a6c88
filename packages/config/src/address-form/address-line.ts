import type { AddressForm } from './address-form';
import { readMarkedSlot } from './split-slot';

export interface LineParts {
  unit: string;
  building: string;
  text: string;
}

const COMMA = /[,،、，]/;

/**
 * Splits one line of an address by the marks of the country, in any order of its parts. Null if no part is marked.
 * A line without marks is ambiguous: its unit could be its street.
 */
export function readAddressLine(form: AddressForm, line: string): LineParts | null {
  const parts = line
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unit: string[] = [];
  const building: string[] = [];
  const text: string[] = [];
  for (const part of parts) {
    const markedUnit = readMarkedSlot(form, 'unit', part);
    const markedBuilding = markedUnit === null ? readMarkedSlot(form, 'building', part) : null;
    if (markedUnit !== null) unit.push(markedUnit);
    else if (markedBuilding !== null) building.push(markedBuilding);
    else text.push(part);
  }
  if (text.length === 0 || text.length === parts.length) return null;
  return { unit: unit.join(' '), building: building.join(' '), text: text.join(', ') };
}
