import { useQuery } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import { orderTracking } from '../../api/public-tracking.queries';
import { followedOnMap } from '../../panes/map/followed-on-map';
import { QueryPage } from '../../panes/page/QueryPage';
import { TrackingSkeleton } from '../../panes/tracking/TrackingSkeleton';
import { TrackingView } from '../../panes/tracking/TrackingView';

/** The tracking link of an order. */
export function OrderTracking({ orderId }: { orderId: string }) {
  const query = useQuery(orderTracking(usePorts().api, orderId));
  return (
    <QueryPage query={query} skeleton={<TrackingSkeleton />} unknown="order" map={followedOnMap}>
      {(tracking) => <TrackingView tracking={tracking} parcel={null} updatedAt={query.dataUpdatedAt} />}
    </QueryPage>
  );
}
