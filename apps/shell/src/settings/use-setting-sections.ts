import { useCopy } from '@courier/i18n';
import { useSession, useVendors, type routes } from '@courier/shell-api';
import type { IconSource } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import { SUN } from './device-icons';
import { useCollectionPoints } from './use-collection-points';

type SettingsSection = NonNullable<NonNullable<Parameters<typeof routes.settings>[0]>['section']>;

export interface SettingSection {
  id: SettingsSection;
  icon: IconSource;
  label: string;
}

export function useSettingSections(): SettingSection[] {
  const t = useCopy('shell');
  const { composition } = useShell();
  const { mode } = useSession();
  const points = useCollectionPoints();
  const { status, selected } = useVendors();
  const hasShop = status !== 'ready' || selected !== null;
  const hasPayment = mode !== 'GUEST' && hasShop && composition.listFillers('settings-payment').length > 0;
  const hasAlerts = composition.listFillers('settings-alerts').length > 0;
  return [
    ...(mode === 'CLASSIC'
      ? [{ id: 'account' as const, icon: 'user' as const, label: t('settings.account') }]
      : []),
    { id: 'look', icon: SUN, label: t('settings.look') },
    ...(hasAlerts ? [{ id: 'alerts' as const, icon: 'bell' as const, label: t('settings.alerts') }] : []),
    ...(hasPayment ? [{ id: 'payment' as const, icon: 'card' as const, label: t('settings.payment') }] : []),
    ...(points === null
      ? []
      : [{ id: 'points' as const, icon: 'pin' as const, label: t('settings.points') }]),
  ];
}
