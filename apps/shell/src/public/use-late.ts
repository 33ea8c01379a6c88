import { useEffect, useState, type ComponentType } from 'react';

/**
 * Loads a component after the form; null until then and if it cannot be loaded.
 * @param isWanted read only once
 */
export function useLate<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setPart(() => module.default),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is interactive
  }, []);
  return Part;
}
