import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { CollectionPoint } from '../../flow/create-collection-point';

const CONTROL = 'input, textarea, [role="combobox"]';

/** Scrolls to the field with an error and focuses it. */
export function useWantedField(point: CollectionPoint): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useStore(point.store, (state) => state.wanted);
  useEffect(() => {
    if (!wanted) return;
    const place = form.current?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
    place?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
    place?.scrollIntoView?.({ block: 'nearest' });
  }, [wanted]);
  return form;
}
