import type { FieldName } from '../../../model/form/order-check';

const CONTROL = 'input, textarea, select, [role="combobox"], [role="radio"][aria-checked="true"], button';

export function revealField(field: FieldName): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control = place?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}

export function openSuggestions(): void {
  document.querySelector<HTMLElement>('[data-field="address"] input')?.click();
}
