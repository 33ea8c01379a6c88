import { Activity, Component, memo, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import { PastOrders } from '../history/PastOrders';

/** Errors are ignored here; the visible screen reports them when the user opens it. */
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
 * Renders history once into a detached element, without effects, to warm up the code: its first execution is
 * several times slower.
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
