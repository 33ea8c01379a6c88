import { Activity, Component, memo, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { createOrderFilters } from '../../model/order-filters.store';
import { PastOrders } from './PastOrders';

/** What breaks where nobody sees it is met once somebody does. */
class Unseen extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Draws history once beside the page, a little at a time and without its effects, before somebody goes there: code that
 * runs for the first time takes several times as long.
 */
export const HistoryAhead = memo(function HistoryAhead({
  filters,
}: {
  filters: ReturnType<typeof createOrderFilters>;
}) {
  const [place] = useState(() => document.createElement('div'));
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(() => setDrawn(true));
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [place]);
  return (
    !isDrawn && (
      <Activity mode="hidden">
        <Unseen>{createPortal(<PastOrders filters={filters} />, place)}</Unseen>
      </Activity>
    )
  );
});
