import { progressIndex, stepRank } from './progress';
import { statusFacts, type OrderGroup } from './status-table';
import { ORDER_STATUSES, type OrderFacts } from './statuses';

const ofGroup = (group: OrderGroup): ReadonlySet<string> =>
  new Set<string>(ORDER_STATUSES.filter((status) => statusFacts(status).groups.includes(group)));

export const ORDER_GROUPS: Readonly<Record<OrderGroup, ReadonlySet<string>>> = {
  new: ofGroup('new'),
  collected: ofGroup('collected'),
  delivered: ofGroup('delivered'),
  cancelled: ofGroup('cancelled'),
  active: ofGroup('active'),
  old: ofGroup('old'),
};

export const ORDER_TABS = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Decides about the fallback refetch and the live map. */
export const isActive = (status: string): boolean => ORDER_GROUPS.active.has(status);

export const isOld = (status: string): boolean => ORDER_GROUPS.old.has(status);

const LAST_PREORDERED = progressIndex('WAITING_FOR_TRANSPORT') ?? 0;

/** Whether the order is scheduled for the future; statuses off the normal sequence never are. */
export function isPreordered(
  order: Pick<OrderFacts, 'status' | 'preordered_for'>,
  nowSeconds: number,
): boolean {
  if (order.preordered_for === null || order.preordered_for <= nowSeconds) return false;
  const rank = stepRank(order.status);
  return rank !== null && rank >= 0 && rank <= LAST_PREORDERED;
}

const PAST_NEW = [...ORDER_GROUPS.collected, ...ORDER_GROUPS.cancelled, ...ORDER_GROUPS.delivered];

/** A delayed order is new until a later status appears in its history. */
function delayedTab({ status_history: history }: OrderFacts): 'new' | 'collected' {
  const seen = PAST_NEW.filter((status) => history.some((entry) => entry.status === status)).length;
  return seen === 0 || seen === PAST_NEW.length ? 'new' : 'collected';
}

const TAB_OF_STATUS: ReadonlyMap<string, OrderTab> = new Map(
  ORDER_STATUSES.flatMap((status) => {
    const { groups } = statusFacts(status);
    const tab = ORDER_TABS.find((one) => one !== 'scheduled' && groups.includes(one));
    return tab ? [[status, tab] as const] : [];
  }),
);

/** Null for unpaid and unknown orders, which are reachable only by id. */
export function orderTab(order: OrderFacts, nowSeconds: number): OrderTab | null {
  const { groups } = statusFacts(order.status);
  if (groups.length === 0) return null;
  if (isPreordered(order, nowSeconds)) return 'scheduled';
  if (order.status === 'DELAYED') return delayedTab(order);
  return TAB_OF_STATUS.get(order.status) ?? null;
}
