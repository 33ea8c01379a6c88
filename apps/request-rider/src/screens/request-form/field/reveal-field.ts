import type { FieldName } from '../../../model/order-check';

const CONTROL = 'input, textarea, select, [role="combobox"], [role="radio"][aria-checked="true"], button';

/** Brings a field into sight and puts the cursor there. */
export function revealField(field: FieldName): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control = place?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}

/** Opens the list under the address, as a click into the field does. */
export function openSuggestions(): void {
  document.querySelector<HTMLElement>('[data-field="address"] input')?.click();
}
