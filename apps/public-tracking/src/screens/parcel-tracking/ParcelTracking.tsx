import { useQuery } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import { parcelTracking } from '../../api/public-tracking.queries';
import { followedOnMap } from '../../panes/map/followed-on-map';
import { QueryPage } from '../../panes/page/QueryPage';
import { TrackingSkeleton } from '../../panes/tracking/TrackingSkeleton';
import { TrackingView } from '../../panes/tracking/TrackingView';

export function ParcelTracking({ orderId }: { orderId: string }) {
  const query = useQuery(parcelTracking(usePorts().api, orderId));
  return (
    <QueryPage query={query} skeleton={<TrackingSkeleton />} unknown="parcel" map={followedOnMap}>
      {(parcel) => (
        <TrackingView
          tracking={parcel}
          parcel={{ sender: parcel.sender_name, description: parcel.description }}
          updatedAt={query.dataUpdatedAt}
        />
      )}
    </QueryPage>
  );
}
