import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

interface AreaSwitch {
  /** As a person set it; null while nobody did. */
  on: boolean | null;
  set(on: boolean): void;
  setDrawn(drawn: boolean): void;
}

const Switch = createContext<AreaSwitch | null>(null);

/** Whether the delivery areas are on the map, for the map itself and for those who must not say it twice. */
export function AreaSwitchProvider({ children }: { children: (drawn: () => boolean) => ReactNode }) {
  const [on, setOn] = useState<boolean | null>(null);
  const drawn = useRef(false);
  const setDrawn = useCallback((next: boolean) => {
    drawn.current = next;
  }, []);
  const value = useMemo(() => ({ on, set: setOn, setDrawn }), [on, setDrawn]);
  const isDrawn = useCallback(() => drawn.current, []);
  return <Switch value={value}>{children(isDrawn)}</Switch>;
}

/**
 * On while an address is chosen, until a person moves the switch: with no address the areas would only tint the map.
 * @param available whether there are areas to draw
 */
export function useAreaSwitch(available: boolean, chosen: boolean): { shown: boolean; toggle(): void } {
  const area = useContext(Switch);
  if (!area) throw new Error('useAreaSwitch was called outside a request');
  const { on, set, setDrawn } = area;
  const shown = available && (on ?? chosen);
  useLayoutEffect(() => {
    setDrawn(shown);
    return () => setDrawn(false);
  }, [setDrawn, shown]);
  const toggle = useCallback(() => set(!shown), [set, shown]);
  return { shown, toggle };
}
