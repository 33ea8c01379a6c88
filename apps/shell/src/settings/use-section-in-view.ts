import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to a section and gives it the focus, so that a keyboard goes on from there. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** The section that was chosen last, by a press in the list or by the hash of the address. */
export function useSectionInView(ids: readonly string[]): {
  current: string | undefined;
  select: (id: string) => void;
} {
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = hash.slice(1);
  const named = ids.includes(wanted) ? wanted : null;
  useEffect(() => {
    if (named !== null) showSection(named);
  }, [named]);
  return {
    current: chosen ?? named ?? ids[0],
    select(id) {
      setChosen(id);
      showSection(id);
    },
  };
}
