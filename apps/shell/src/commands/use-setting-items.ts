import { useCopy } from '@courier/i18n';
import { routes, useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { COMPUTER, SUN } from '../settings/device-icons';
import { useSettingSections } from '../settings/use-setting-sections';
import type { PaletteItem } from './palette-item';

export function useSettingItems(): PaletteItem[] {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { ports } = useShell();
  const { mode } = useSession();
  const sections = useSettingSections();
  const settings = t('settings.title');
  const inAccount =
    mode === 'CLASSIC'
      ? [
          { id: 'password', icon: 'lock' as const, label: t('settings.change-password') },
          { id: 'sessions', icon: COMPUTER, label: t('settings.sessions') },
        ]
      : [];
  return [
    ...inAccount.map((item) => ({ ...item, section: 'account' as const })),
    { id: 'language', section: 'look' as const, icon: 'globe' as const, label: common('language') },
    { id: 'theme', section: 'look' as const, icon: SUN, label: t('settings.light-or-dark') },
    ...sections
      .filter(({ id }) => id !== 'look')
      .map(({ id, icon, label }) => ({ id: `section-${id}`, section: id, icon, label })),
  ].map(({ id, section, icon, label }) => ({
    id: `setting/${id}`,
    icon,
    label,
    hint: settings,
    run: () => ports.navigation.go(routes.settings({ section })),
  }));
}
