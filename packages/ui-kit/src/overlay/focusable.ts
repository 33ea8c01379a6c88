/** Tabbable elements, including `select` and frames. */
const FOCUSABLE =
  'a[href], button:not([disabled]), input, select, textarea, iframe, [tabindex]:not([tabindex="-1"])';

/** Controls inside an element in document order. */
export function controlsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
}

/**
 * Focuses an element inside: none if the focus is there already, `[data-autofocus]`, else the first control.
 */
export function focusInside(element: HTMLElement | null): void {
  if (!element || element.contains(document.activeElement)) return;
  (element.querySelector<HTMLElement>('[data-autofocus]') ?? controlsIn(element)[0] ?? element).focus();
}
