import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the page that comes after the form; null until it is there. One that does not arrive stays away: nothing
 * of the form depends on it.
 * @param isWanted looked at once
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
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is in charge
  }, []);
  return Part;
}
