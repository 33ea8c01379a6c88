import { useEffect, useRef, type RefObject } from 'react';
import type { CollectionPoint } from '../../flow/create-collection-point';

const CONTROL = 'input, textarea, [role="combobox"]';

/** Brings the field somebody has to look at into sight and puts the cursor there. */
export function useWantedField(point: CollectionPoint): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      point.store.subscribe(({ wanted }, before) => {
        if (!wanted || wanted === before.wanted) return;
        // After a new slot is on the screen, or one is gone.
        requestAnimationFrame(() => {
          const place = form.current?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
          place?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
          place?.scrollIntoView?.({ block: 'nearest' });
        });
      }),
    [point],
  );
  return form;
}
