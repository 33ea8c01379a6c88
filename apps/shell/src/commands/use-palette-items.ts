import { searchKey } from '@courier/api-client/order-rules';
import { useCopy } from '@courier/i18n';
import { useShell } from '../shell-context/shell-context';
import { useRouteTitle } from '../shell-context/use-route-title';
import { useMenu } from '../shell-context/use-menu';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { useActionItems } from './use-action-items';
import { useBranchItems } from './use-branch-items';
import { useKeywords } from './use-keywords';
import { useOrderItems } from './use-order-items';
import { useSettingItems } from './use-setting-items';

export function usePaletteItems(text: string): { groups: PaletteGroup[]; isLooking: boolean } {
  const t = useCopy('shell');
  const { ports } = useShell();
  const findTitle = useRouteTitle();
  const findKeywords = useKeywords();
  const actions = useActionItems();
  const settings = useSettingItems();
  const branches = useBranchItems(text);
  const { found, isLooking } = useOrderItems(text);
  const screens: PaletteItem[] = useMenu().map((item) => ({
    id: `${item.entry.name}/${item.route.id}`,
    icon: item.navigation.icon,
    label: findTitle(item),
    keywords: findKeywords(item.entry, item.navigation),
    run: () => ports.navigation.go(item.to),
  }));

  const wanted = searchKey(text);
  const fits = ({ label, keywords = '' }: PaletteItem) =>
    [label, keywords].some((words) => searchKey(words).includes(wanted));
  const groups = [
    { title: t('commands.screens'), items: screens.filter(fits) },
    { title: t('commands.actions'), items: actions.filter(fits) },
    { title: t('commands.orders'), items: found },
    // Settings are listed only for a search, to keep the initial list short.
    { title: t('settings.title'), items: wanted === '' ? [] : settings.filter(fits) },
    { title: t('commands.branches'), items: branches },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), isLooking };
}
