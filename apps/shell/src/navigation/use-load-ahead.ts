import type { MenuEntry } from '../shell-context/use-menu';
import { useShell } from '../shell-context/shell-context';

/** Preloads a screen when its link gets the pointer or the focus. */
export function useLoadAhead() {
  const { partLoad } = useShell();
  return ({ entry, route }: MenuEntry) => {
    const load = () => partLoad(entry, { screen: route.id }).ahead();
    return { onPointerEnter: load, onFocus: load };
  };
}
