import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../shell-context/shell-context';
import { useCurrentRoute } from '../shell-context/use-current-route';
import { routeAddress } from '../registry/composition';
import { isEnabled } from '../shell-context/guard-route';
import { useVisitor } from '../shell-context/use-visitor';
import { useKeywords } from './use-keywords';
import { selectedVendor } from '../vendors/vendors.store';
import type { IconSource } from '@courier/ui-kit/core';

export interface Command {
  id: string;
  label: string;
  keywords: string;
  icon: IconSource;
  key?: string;
  /** The open screen provides the command and handles its shortcut itself. */
  isHere: boolean;
  run: () => void;
}

export function useCommands(): Command[] {
  const { t } = useTranslation();
  const findKeywords = useKeywords();
  const { composition, vendors, ports } = useShell();
  const visitor = useVisitor();
  const current = useCurrentRoute();
  const vendorId = useStore(vendors, (choice) => selectedVendor(choice)?.vendor_id ?? null);
  return composition.commands
    .filter(({ route }) => isEnabled(route, visitor))
    .map(({ entry, route, command }) => ({
      id: `${entry.name}/${command.id}`,
      label: String(t(command.labelKey, { ns: entry.manifest.i18nNamespace, defaultValue: entry.name })),
      keywords: findKeywords(entry, command),
      icon: command.icon,
      ...(command.key === undefined ? {} : { key: command.key }),
      isHere: current?.entry.name === entry.name && current.route.id === route.id,
      run: () => {
        const query = new URLSearchParams(command.query ?? {}).toString();
        ports.navigation.go(routeAddress(route, vendorId) + (query ? `?${query}` : ''));
      },
    }));
}
