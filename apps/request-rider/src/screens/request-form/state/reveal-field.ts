import type { FieldName } from '../../../model/order-check';

const CONTROL = 'input, textarea, select, [role="combobox"], [role="radio"][aria-checked="true"], button';

/** Brings a field into sight and puts the cursor there. */
export function revealField(root: HTMLElement | null, field: FieldName): void {
  const place = root?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control = place?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}

/** The phone step on which a field stands. */
export function stepOfField(field: FieldName): 'where' | 'details' | 'review' {
  if (field === 'vat') return 'review';
  return field === 'address' || field === 'unit' ? 'where' : 'details';
}

/** Opens the list under the address, as a click into the field does. */
export function openSuggestions(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-field="address"] input')?.click();
}
