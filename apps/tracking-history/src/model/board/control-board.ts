import type { Order } from '@courier/api-client';
import {
  deliveryOutcome,
  statusFacts,
  hasEnded,
  hasRider,
  isPreordered,
  type StatusLabelKey,
} from '@courier/api-client/order-rules';
import { RISK_KINDS, findRisk, type Risk, type RiskKind, type Watched } from './control-risk';
import { statusBeforeDelay } from './next-stop';

/** The states of a running order, in sequence. */
export const BOARD_COLUMNS = ['looking', 'coming', 'shop', 'road', 'door', 'returning'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** The same labels as on the other screens. */
export const COLUMN_LABELS = {
  looking: 'waiting-for-rider',
  coming: 'in-progress',
  shop: 'near-vendor',
  road: 'in-transit',
  door: 'near-customer',
  returning: 'returning',
} as const satisfies Readonly<Record<BoardColumn, StatusLabelKey>>;

export interface RiskyOrder {
  order: Order;
  risk: Risk;
  column: BoardColumn;
}

export interface Board {
  /** Orders at risk by kind, the longest delay first; they are not in `columns`. */
  risks: Readonly<Record<RiskKind, readonly RiskyOrder[]>>;
  /** The other orders, oldest first; `atRisk` counts the orders at risk in the same state. */
  columns: Readonly<Record<BoardColumn, { orders: readonly Order[]; atRisk: number }>>;
  running: number;
}

/** Whether an order is placed, not ended, and not scheduled for later. */
export const isRunning = (order: Order, nowSeconds: number): boolean =>
  !hasEnded(order.status) && statusFacts(order.status).groups.length > 0 && !isPreordered(order, nowSeconds);

/** Orders in earlier stages wait for a rider, or their rider is on the way to the shop. */
const COLUMN_OF_STAGE: ReadonlyMap<string, BoardColumn> = new Map([
  ['near_vendor', 'shop'],
  ['collected', 'road'],
  ['near_customer', 'door'],
  ['return_initiated', 'returning'],
]);

/** A delayed order keeps the column of its previous status. */
function boardColumn(order: Order): BoardColumn {
  const { stage } = statusFacts(statusBeforeDelay(order));
  return (stage && COLUMN_OF_STAGE.get(stage)) ?? (hasRider(order) ? 'coming' : 'looking');
}

export function buildBoard(
  orders: readonly Order[],
  watched: ReadonlyMap<string, Watched>,
  nowSeconds: number,
): Board {
  const risks = Object.fromEntries(RISK_KINDS.map((kind) => [kind, [] as RiskyOrder[]])) as Record<
    RiskKind,
    RiskyOrder[]
  >;
  const columns = Object.fromEntries(
    BOARD_COLUMNS.map((column) => [column, { orders: [] as Order[], atRisk: 0 }]),
  ) as Record<BoardColumn, { orders: Order[]; atRisk: number }>;
  const running = orders.filter((order) => isRunning(order, nowSeconds));
  for (const order of [...running].sort((a, b) => a.created_at - b.created_at)) {
    const column = boardColumn(order);
    const risk = findRisk(order, watched.get(order.order_id), nowSeconds);
    if (risk) {
      risks[risk.kind].push({ order, risk, column });
      columns[column].atRisk += 1;
    } else columns[column].orders.push(order);
  }
  for (const kind of RISK_KINDS) risks[kind].sort((a, b) => b.risk.minutes - a.risk.minutes);
  return { risks, columns, running: running.length };
}

/** All orders at risk, in order of priority. */
export const riskyOrders = ({ risks }: Board): RiskyOrder[] => RISK_KINDS.flatMap((kind) => risks[kind]);

/** Punctuality of today's deliveries, and median wait for a rider in minutes. */
export function todaysFigures(orders: readonly Order[]) {
  let [promised, onTime] = [0, 0];
  const waits: number[] = [];
  for (const order of orders) {
    const accepted = order.status_history.find(({ status }) => status === 'COURIER_ACCEPTED_DELIVERY');
    if (accepted && order.preordered_for === null)
      waits.push(Math.max(0, Math.round((accepted.created_at - order.created_at) / 60)));
    const outcome = order.preordered_for === null ? deliveryOutcome(order) : null;
    if (!outcome) continue;
    promised += 1;
    if (outcome.minutes <= 0) onTime += 1;
  }
  waits.sort((a, b) => a - b);
  return { promised, onTime, medianWait: waits[Math.ceil(waits.length / 2) - 1] ?? null };
}

export interface OutletLine {
  vendorId: string;
  running: number;
  atRisk: number;
  promised: number;
  onTime: number;
  medianWait: number | null;
}

/** Collection points with running orders, most orders first. */
export function outletLines(board: Board, orders: readonly Order[]): OutletLine[] {
  const risky = riskyOrders(board).map(({ order }) => order);
  const calm = BOARD_COLUMNS.flatMap((column) => board.columns[column].orders);
  const count = (list: readonly Order[], id: string) =>
    list.filter(({ vendor_id }) => vendor_id === id).length;
  return [...new Set([...risky, ...calm].map(({ vendor_id }) => vendor_id))]
    .map((vendorId) => {
      const atRisk = count(risky, vendorId);
      const own = orders.filter(({ vendor_id }) => vendor_id === vendorId);
      return { vendorId, atRisk, running: atRisk + count(calm, vendorId), ...todaysFigures(own) };
    })
    .sort((a, b) => b.running - a.running || (a.vendorId < b.vendorId ? -1 : 1));
}
