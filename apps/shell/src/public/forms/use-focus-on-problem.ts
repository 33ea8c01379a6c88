import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field that is wrong after each attempt that found one.
 * @param findings grows with every such attempt; while one repairs a field the others must not take the focus away
 */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, findings: number): void {
  useEffect(() => {
    if (findings > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, findings]);
}
