import { useEffect, type RefObject } from 'react';

/**
 * Focuses the first invalid field after each failed attempt, but not while the user corrects a field.
 * @param findings number of failed attempts
 */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, findings: number): void {
  useEffect(() => {
    if (findings > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, findings]);
}
