import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

/** Both lists have the same shortcuts. */
const shortcutsOn = <const Id extends string>(routeId: Id) => [
  { id: 'search' as const, routeId, keys: ['/'], labelKey: 'keys.search' as const },
  { id: 'next' as const, routeId, keys: ['J'], labelKey: 'keys.next' as const },
  { id: 'previous' as const, routeId, keys: ['K'], labelKey: 'keys.previous' as const },
  { id: 'open' as const, routeId, keys: ['Enter'], labelKey: 'keys.open' as const },
  { id: 'again' as const, routeId, keys: ['O'], labelKey: 'keys.again' as const },
];

const onlyInHistory = [
  {
    id: 'export' as const,
    routeId: 'history' as const,
    keys: ['E'],
    labelKey: 'keys.export' as const,
  },
];

const onlyInTracking = [
  {
    id: 'wall' as const,
    routeId: 'order-tracking' as const,
    keys: ['F'],
    labelKey: 'keys.wall' as const,
  },
];

export const manifest = defineManifest({
  name: 'tracking-history',
  titleKey: 'title',
  i18nNamespace: 'tracking-history',
  topics: ['following', 'history'],
  sizeBudget: 380_000,
  routes: [
    {
      id: 'order-tracking',
      path: routePatterns.orderTracking,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
      roles: ['home'],
      workScreen: true,
      allOutletsToggle: true,
    },
    {
      id: 'history',
      path: routePatterns.history,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID'],
      workScreen: true,
      allOutletsToggle: true,
    },
  ],
  navigation: [
    {
      routeId: 'order-tracking',
      labelKey: 'nav.tracking',
      keywordKeys: ['views.board', 'tabs.scheduled', 'actions.cancel'],
      icon: 'tracking',
      order: 20,
    },
    {
      routeId: 'history',
      labelKey: 'nav.history',
      keywordKeys: ['export.title', 'views.insights', 'views.statements', 'actions.again'],
      icon: 'history',
      order: 30,
    },
  ],
  slots: ['navigation-badge', 'settings-alerts'],
  offers: [{ name: 'tracking-history/order-actions', props: 'order-actions' }],
  shortcuts: [
    ...shortcutsOn('order-tracking'),
    ...onlyInTracking,
    ...shortcutsOn('history'),
    ...onlyInHistory,
  ],
});
