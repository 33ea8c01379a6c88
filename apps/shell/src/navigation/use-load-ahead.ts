import type { MenuEntry } from '../ground/use-menu';
import { useShell } from '../ground/shell-context';

/** For a link to a screen: its code is asked for once a pointer or the focus is on it, before it is pressed. */
export function useLoadAhead() {
  const { partLoad } = useShell();
  return ({ entry, route }: MenuEntry) => {
    const load = () => partLoad(entry, { screen: route.id }).ahead();
    return { onPointerEnter: load, onFocus: load };
  };
}
