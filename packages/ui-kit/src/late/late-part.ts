import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

export interface LatePart<Props> {
  /** Preloads the code; never rejects. A failure is reported on use. */
  fetchAhead: () => Promise<void>;
  /** The component when wanted and loaded, else null. */
  usePart: (wanted: boolean, onFailure: () => void) => ComponentType<Props> | null;
}

/**
 * A component whose code loads on first use.
 * @param load a failed load is repeated on the next use
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async () => {
    known ??= await load();
  };

  function usePart(wanted: boolean, onFailure: () => void) {
    const [, setArrived] = useState(false);
    const failed = useEffectEvent(onFailure);
    useEffect(() => {
      if (!wanted || known) return;
      let isGone = false;
      fetch().then(
        () => !isGone && setArrived(true),
        () => !isGone && failed(),
      );
      return () => {
        isGone = true;
      };
    }, [wanted]);
    return wanted ? known : null;
  }
  return { fetchAhead: () => fetch().catch(() => undefined), usePart };
}
