import { useStore } from 'zustand';
import { isOld, statusLabelKey } from '@courier/api-client/order-rules';
import type { IconSource } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { routes, useSession } from '@courier/shell-api';
import { useShell } from '../ground/shell-context';
import { useTitleOf } from '../ground/use-title-of';
import { useHelp } from '../help-centre/use-help';
import { branchRows } from '../navigation/branch-rows';
import { useMenu } from '../ground/use-menu';
import { useCommands } from './use-commands';
import { useOrderSearch } from './use-order-search';

export interface PaletteItem {
  id: string;
  icon: IconSource;
  label: string;
  /** A second, quieter text beside the label. */
  hint?: string;
  /** The letter that does the same. */
  cap?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

const MOST_BRANCHES = 8;

/** Everything the command list finds for a text: actions, screens, branches and orders. */
export function usePaletteItems(text: string): { groups: PaletteGroup[]; isLooking: boolean } {
  const t = useCopy('shell');
  const tStatus = useCopy('order-status');
  const { ports, vendors, ui, composition, now } = useShell();
  const { mode } = useSession();
  const titleOf = useTitleOf();
  const menu = useMenu();
  const commands = useCommands();
  const help = useHelp();
  const list = useStore(vendors, (choice) => choice.vendors);
  const { orders, isLooking } = useOrderSearch(text);
  const wanted = text.trim().toLocaleLowerCase();
  const fits = ({ label }: { label: string }) => label.toLocaleLowerCase().includes(wanted);
  const orderPath = (vendorId: string, orderId: string, isRunning: boolean) =>
    isRunning ? routes.orderTracking({ vendorId, orderId }) : routes.history({ vendorId, orderId });

  const actions: PaletteItem[] = [
    ...commands.map(({ id, label, icon, key, run }) => ({
      id,
      label,
      icon,
      run,
      ...(key === undefined ? {} : { cap: key.toUpperCase() }),
    })),
    ...(help.isOffered
      ? [{ id: 'help', label: t('help.title'), icon: 'question' as const, run: help.open }]
      : []),
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
    { id: 'log-out', label: t('account.log-out'), icon: 'logout', run: () => void ports.session.logout() },
  ];
  const screens: PaletteItem[] = menu.map((item) => ({
    id: `${item.entry.name}/${item.route.id}`,
    icon: item.navigation.icon,
    label: titleOf(item),
    run: () => ports.navigation.go(item.to),
  }));
  const branches: PaletteItem[] =
    wanted === '' || mode === 'GUEST'
      ? []
      : branchRows(list, text)
          .filter(({ isMatch }) => isMatch)
          .slice(0, MOST_BRANCHES)
          .map(({ vendor, isParent }) => ({
            id: vendor.vendor_id,
            icon: isParent ? ('shop' as const) : ('outlet' as const),
            label: vendor.vendor_information.name,
            hint: vendor.vendor_id,
            run: () => ports.vendors.select(vendor.vendor_id),
          }));
  const found: PaletteItem[] = orders.flatMap((order) => {
    const to = orderPath(order.vendor_id, order.order_id, !isOld(order.status));
    if (!composition.routeOf(to.split('?')[0] ?? to)) return [];
    return [
      {
        id: order.order_id,
        icon: 'parcel' as const,
        label: order.customer.name,
        hint: `${order.order_id} · ${tStatus(statusLabelKey(order, now()))}`,
        run: () => ports.navigation.go(to),
      },
    ];
  });

  const groups = [
    { title: t('commands.screens'), items: screens.filter(fits) },
    { title: t('commands.actions'), items: actions.filter(fits) },
    { title: t('commands.orders'), items: found },
    { title: t('commands.branches'), items: branches },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isLooking };
}
