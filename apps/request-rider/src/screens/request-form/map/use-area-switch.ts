import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useRequest } from '../request/request-scope';

/**
 * The delivery areas are on while an address is chosen, until the user moves the switch: without an address
 * they would only tint the map.
 * @param available whether there are areas to draw
 */
export function useAreaSwitch(available: boolean, chosen: boolean): { shown: boolean; toggle(): void } {
  const { areas } = useRequest();
  const on = useStore(areas, (state) => state.on);
  const shown = available && (on ?? chosen);
  useLayoutEffect(() => {
    areas.setState({ drawn: shown });
    return () => areas.setState({ drawn: false });
  }, [areas, shown]);
  return { shown, toggle: () => areas.setState({ on: !shown }) };
}
