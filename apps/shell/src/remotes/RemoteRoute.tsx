import { useRouteTitle } from '../shell-context/use-route-title';
import { VendorGate } from './VendorGate';
import type { PlacedRoute } from '../registry/composition';
import { Guarded } from './Guarded';
import { RemoteScreen } from './RemoteScreen';

export function RemoteRoute({ placed }: { placed: PlacedRoute }) {
  const title = useRouteTitle()(placed);
  return (
    <Guarded route={placed.route} title={title}>
      <VendorGate placed={placed}>
        <RemoteScreen placed={placed} />
      </VendorGate>
    </Guarded>
  );
}
