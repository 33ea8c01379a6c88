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
  on: boolean;
  toggle(): void;
  setAvailable(available: boolean): void;
}

const Switch = createContext<AreaSwitch | null>(null);

/** Whether the delivery areas are on the map, for the map itself and for those who must not say it twice. */
export function AreaSwitchProvider({ children }: { children: (drawn: () => boolean) => ReactNode }) {
  const [on, setOn] = useState(true);
  const drawn = useRef(false);
  const setAvailable = useCallback(
    (next: boolean) => {
      drawn.current = next && on;
    },
    [on],
  );
  const toggle = useCallback(() => setOn((before) => !before), []);
  const value = useMemo(() => ({ on, toggle, setAvailable }), [on, setAvailable, toggle]);
  const isDrawn = useCallback(() => drawn.current, []);
  return <Switch value={value}>{children(isDrawn)}</Switch>;
}

/** @param available whether there are areas to draw */
export function useAreaSwitch(available: boolean): { shown: boolean; available: boolean; toggle(): void } {
  const area = useContext(Switch);
  if (!area) throw new Error('useAreaSwitch was called outside a request');
  const { on, toggle, setAvailable } = area;
  useLayoutEffect(() => {
    setAvailable(available);
    return () => setAvailable(false);
  }, [available, setAvailable]);
  return { shown: available && on, available, toggle };
}
