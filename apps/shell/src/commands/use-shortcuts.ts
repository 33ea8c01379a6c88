import { useEffect } from 'react';
import { isCovered, isTyping } from '@courier/shell-api/hooks';
import { useShell } from '../shell-context/shell-context';
import type { WorkspaceUi } from '../shell-context/workspace-ui.store';
import { useCurrentRoute } from '../shell-context/use-current-route';
import { useCommands } from './use-commands';

/**
 * The effect of a key while the field of the command palette has no focus yet; null for a key without effect.
 */
function typedBefore(key: string, typed: string): Partial<WorkspaceUi> | null {
  if (key === 'Escape') return { overlay: null };
  if (key === 'Backspace') return { typedAhead: [...typed].slice(0, -1).join('') };
  return [...key].length === 1 ? { typedAhead: typed + key } : null;
}

/**
 * Global shortcuts: Ctrl+K, `?`, `/`, and the letters of the remotes' commands. A shortcut of the open screen
 * has priority.
 */
export function useShortcuts(): void {
  const { ui, composition } = useShell();
  const current = useCurrentRoute();
  const commands = useCommands();

  useEffect(() => {
    const ownKeys = composition.shortcuts
      .filter(({ entry, route }) => entry.name === current?.entry.name && route.id === current.route.id)
      .flatMap(({ shortcut }) => shortcut.keys.map((key) => key.toLowerCase()));
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'k') {
        event.preventDefault();
        ui.setState(({ overlay }) => ({
          overlay: overlay === 'commands' ? null : 'commands',
          typedAhead: '',
        }));
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { overlay, typedAhead } = ui.getState();
      if (overlay === 'commands' && !isTyping(event)) {
        const change = typedBefore(event.key, typedAhead);
        if (change === null) return;
        event.preventDefault();
        ui.setState(change);
        return;
      }
      if (isTyping(event) || isCovered() || ownKeys.includes(key)) return;
      if (key === '?') ui.setState({ overlay: 'shortcuts' });
      else if (key === '/') ui.setState({ overlay: 'commands', typedAhead: '' });
      else {
        const command = commands.find((candidate) => candidate.key === key);
        if (!command || command.isHere) return;
        command.run();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ui, commands, composition, current]);
}
