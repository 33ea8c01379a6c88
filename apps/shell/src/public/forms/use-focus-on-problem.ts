import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first field that is wrong whenever something new is found. */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, problems: object): void {
  useEffect(() => {
    const isWrong = Object.values(problems).some((problem) => problem !== undefined);
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems]);
}
