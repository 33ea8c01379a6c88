import { useEffectEvent, useLayoutEffect } from 'react';
import type { ShortcutId, WithShortcuts } from '../manifest';
import { isPressOf } from './key-press';

export interface ShortcutOptions {
  /** Whether a held key repeats, e.g. along a list; false by default. */
  repeats?: boolean;
}

/**
 * Runs `run` when the user presses the keys of this shortcut in the manifest; null disables it.
 * @throws Error for an id that is not in the manifest
 */
export function useShortcut<M extends WithShortcuts>(
  manifest: M,
  id: ShortcutId<M>,
  run: ((event: KeyboardEvent) => void) | null,
  { repeats = false }: ShortcutOptions = {},
): void {
  const caps = manifest.shortcuts.find((shortcut) => shortcut.id === id)?.keys;
  if (!caps) throw new Error(`The manifest lists no shortcut "${id}"`);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!run || (event.repeat && !repeats) || !isPressOf(caps, event)) return;
    event.preventDefault();
    run(event);
  });

  // A layout effect, because a key may be pressed as soon as the screen is visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
