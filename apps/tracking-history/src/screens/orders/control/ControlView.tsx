import { useState, type ReactNode } from 'react';
import { useVendors } from '@courier/shell-api';
import { useNow, useOnline, useShortcut } from '@courier/shell-api/hooks';
import { EmptyState } from '@courier/ui-kit/core';
import {
  BOARD_COLUMNS,
  buildBoard,
  outletLines,
  riskyOrders,
  todaysFigures,
} from '../../../model/board/control-board';
import type { RiskKind } from '../../../model/board/control-risk';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import { outletName } from '../../../model/lists/outlet-name';
import { AlertsButton } from '../../../panes/alerts/AlertsButton';
import { BoardColumns } from '../../../panes/control/BoardColumns';
import { ControlFigures } from '../../../panes/control/ControlFigures';
import { ControlMap } from '../../../panes/control/ControlMap';
import { OutletLines } from '../../../panes/control/OutletLines';
import { RiskList } from '../../../panes/control/RiskList';
import { WallScreen } from '../../../panes/control/WallScreen';
import { CutNote } from '../../../panes/order-list/CutNote';
import { OutletsNote } from '../../../panes/order-list/OutletsNote';
import { manifest } from '../../../remote.manifest';
import { useWording } from '../../../copy';
import { BoardSkeleton } from '../live/BoardSkeleton';
import styles from './ControlView.module.css';
import { ListFailure } from '../live/ListFailure';
import { RequestRiderButton } from '../live/RequestRiderButton';
import { useActiveOrders } from '../live/use-active-orders';
import { useBoardSound } from './use-board-sound';
import { useFollowedPlace } from '../live/use-followed-place';
import { useNews } from './use-news';
import { useRiderPolling } from '../live/use-rider-polling';
import { useWallScreen } from './use-wall-screen';
import { useWatchedRiders } from './use-watched-riders';

interface ControlViewProps {
  filters: ReturnType<typeof createOrderFilters>;
  view: ReactNode;
  onOpen(orderId: string): void;
}

/** Names of collection points without the parent's name. */
function useOutletNames() {
  const { vendors, selected } = useVendors();
  const parent = selected?.vendor_information.name;
  return (id: string) => {
    const name = vendors.find((vendor) => vendor.vendor_id === id)?.vendor_information.name ?? id;
    return outletName(name, id === selected?.vendor_id ? undefined : parent);
  };
}

/** The selected order at risk, and sound. */
function useControl(filters: ControlViewProps['filters']) {
  const nowSeconds = useNow(5);
  const { list, orders, scope, isLoading } = useActiveOrders();
  const [selectedId, select] = useState<string | null>(null);
  const { hasSound, toggleSound } = useBoardSound();
  useFollowedPlace(filters, 'active', null);
  useRiderPolling(orders, null);
  const watched = useWatchedRiders(orders);
  const board = buildBoard(orders, watched, nowSeconds);
  const risky = riskyOrders(board);
  const selected = risky.find(({ order }) => order.order_id === selectedId) ?? risky[0] ?? null;
  const calm = BOARD_COLUMNS.flatMap((column) => board.columns[column].orders);
  const ids = isLoading ? null : [...calm, ...risky.map(({ order }) => order)].map((order) => order.order_id);
  const newOrders = useNews(ids, scope, nowSeconds, hasSound ? 'new' : null);
  const newRisks = useNews(
    isLoading ? null : risky.map(({ order }) => order.order_id),
    scope,
    nowSeconds,
    hasSound ? 'risk' : null,
  );
  const wall = useWallScreen(() => {
    const at = risky.findIndex(({ order }) => order.order_id === selected?.order.order_id);
    select(risky[(at + 1) % Math.max(1, risky.length)]?.order.order_id ?? null);
  });
  useShortcut(manifest, 'wall', () => void wall.toggle());
  const sound = { isOn: hasSound, toggle: toggleSound };
  return {
    nowSeconds,
    list,
    orders,
    isLoading,
    watched,
    board,
    risky,
    calm,
    selected,
    select,
    newOrders,
    newRisks,
    wall,
    sound,
  };
}

function showKind(place: HTMLElement | null, kind: RiskKind): void {
  const head = place?.querySelector<HTMLElement>(`[data-kind="${kind}"] h2`);
  head?.scrollIntoView({ block: 'start' });
  head?.focus();
}

interface PanesProps {
  control: ReturnType<typeof useControl>;
  outletName(vendorId: string): string;
  onOpen(orderId: string): void;
}

function BoardMap({ control, outletName, isBare }: Omit<PanesProps, 'onOpen'> & { isBare: boolean }) {
  const { calm, risky, selected, watched, nowSeconds } = control;
  return (
    <ControlMap
      calm={calm}
      risky={risky}
      selected={selected}
      watched={watched}
      nowSeconds={nowSeconds}
      outletName={outletName}
      isBare={isBare}
    />
  );
}

function Panes({ control, outletName, onOpen }: PanesProps) {
  const { nowSeconds, orders, watched, board, selected } = control;
  const fresh = new Set([...control.newOrders, ...control.newRisks]);
  return (
    <div className={styles.panes}>
      <RiskList
        board={board}
        watched={watched}
        selectedId={selected?.order.order_id ?? null}
        fresh={fresh}
        outletName={outletName}
        onSelect={control.select}
        onOpen={onOpen}
      />
      <div className={styles.states}>
        <BoardColumns
          board={board}
          nowSeconds={nowSeconds}
          outletName={outletName}
          onOpen={onOpen}
          fresh={control.newOrders}
        />
        <OutletLines lines={outletLines(board, orders)} outletName={outletName} />
      </div>
      <section className={styles.map}>
        <BoardMap control={control} outletName={outletName} isBare={false} />
      </section>
    </div>
  );
}

/** First the orders at risk, then the others by state, and a map. */
export default function ControlView({ filters, view, onOpen }: ControlViewProps) {
  const { t, errors } = useWording();
  const isOnline = useOnline();
  const outletName = useOutletNames();
  const control = useControl(filters);
  const { nowSeconds, list, orders, isLoading, board, wall } = control;
  const isOld = list.data !== undefined && (list.isError || !isOnline);

  const renderControl = () => {
    if (list.isError && list.data === undefined)
      return (
        <ListFailure
          title={errors('error.cant-retrieve-current-orders')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      );
    if (isLoading) return <BoardSkeleton />;
    if (board.running === 0)
      return (
        <EmptyState
          icon="scooter"
          title={t('control.none')}
          text={t('empty.new.text')}
          action={<RequestRiderButton />}
        />
      );
    return <Panes control={control} outletName={outletName} onOpen={onOpen} />;
  };
  const shown = {
    board,
    today: todaysFigures(orders),
    nowSeconds,
    shownAsOf: isOld ? Math.floor(list.dataUpdatedAt / 1000) : null,
    hasSound: control.sound.isOn,
    onSound: control.sound.toggle,
  };
  return (
    <div
      ref={wall.place}
      className={styles.screen}
      role="region"
      aria-label={t('control.label')}
      data-wall={wall.isWall || undefined}
    >
      <h1 className="sr-only">{t('nav.tracking')}</h1>
      {wall.isWall && list.data ? (
        <WallScreen
          {...shown}
          risky={control.risky}
          selectedId={control.selected?.order.order_id ?? null}
          hasControls={wall.hasControls}
          newestCount={list.data.isCut ? orders.length : null}
          outletName={outletName}
          map={board.running > 0 && <BoardMap control={control} outletName={outletName} isBare />}
          onLeave={() => void wall.toggle()}
        />
      ) : (
        <>
          <div className={styles.bar}>
            {view}
            <OutletsNote />
            <AlertsButton />
          </div>
          <ControlFigures
            {...shown}
            onKind={(kind) => showKind(wall.place.current, kind)}
            onWall={() => void wall.toggle()}
          />
          {list.data?.isCut && <CutNote count={orders.length} />}
          <div className={styles.body}>{renderControl()}</div>
        </>
      )}
    </div>
  );
}
