import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The focus makes keyboard navigation continue in the section. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** The section selected last, by a press in the list or by the fragment of the address. */
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
