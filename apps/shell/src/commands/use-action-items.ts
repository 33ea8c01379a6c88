import { useCopy } from '@courier/i18n';
import { routes } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useHelp } from '../help-centre/use-help';
import type { PaletteItem } from './palette-item';
import { useCommands } from './use-commands';

export function useActionItems(): PaletteItem[] {
  const t = useCopy('shell');
  const { ports, ui } = useShell();
  const help = useHelp();
  const commands = useCommands();
  return [
    ...commands.map(({ id, label, keywords, icon, key, run }) => ({
      id,
      label,
      keywords,
      icon,
      run,
      ...(key === undefined ? {} : { cap: key.toUpperCase() }),
    })),
    ...(help.isOffered
      ? [
          {
            id: 'help',
            label: t('help.title'),
            keywords: t('commands.words.help'),
            icon: 'question' as const,
            run: help.open,
          },
        ]
      : []),
    {
      id: 'settings',
      label: t('settings.title'),
      keywords: t('commands.words.settings'),
      icon: 'filter',
      run: () => ports.navigation.go(routes.settings()),
    },
    {
      id: 'shortcuts',
      label: t('shortcuts.title'),
      icon: 'keyboard',
      cap: '?',
      run: () => ui.setState({ overlay: 'shortcuts' }),
    },
    {
      id: 'notices',
      label: t('notices.title'),
      icon: 'history',
      run: () => ui.setState({ overlay: 'notices' }),
    },
    {
      id: 'log-out',
      label: t('account.log-out'),
      keywords: t('commands.words.log-out'),
      icon: 'logout',
      run: () => void ports.session.logout(),
    },
  ];
}
