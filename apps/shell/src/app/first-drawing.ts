import { completedPath } from '@courier/shell-api/host';
import type { ShellServices } from '../shell-context/shell-context';
import type { MovableRouter } from '../ports/create-navigation';
import type { PlacedRoute } from '../registry/composition';
import { parseVendorAddress } from '../vendors/address-vendor';
import { untilWorthDrawing } from './worth-drawing';

type DrawnFrom = Pick<ShellServices, 'composition' | 'vendors' | 'partLoad'>;

/**
 * Adds the selected vendor to the address before the first render, which avoids a second render of the
 * screen.
 */
function completeAddress(
  { composition, vendors }: DrawnFrom,
  { route }: PlacedRoute,
  router: MovableRouter,
): void {
  const { status, selected } = vendors.state.get();
  const to = status === 'ready' && selected && completedPath(route, window.location, selected.vendor_id);
  if (!to) return;
  router.navigate(to, { replace: true });
  vendors.arriveAt(parseVendorAddress(composition, window.location.pathname));
}

/**
 * Starts loading the code of the screen. If prerendered HTML is visible, resolves when frame and screen can
 * be rendered together; otherwise resolves at once.
 */
export async function beforeFirstDrawing(
  services: DrawnFrom,
  screen: PlacedRoute,
  router: MovableRouter,
): Promise<void> {
  const load = services.partLoad(screen.entry, { screen: screen.route.id });
  load.start();
  if (document.documentElement.dataset['firstPaint'] !== 'shown') return;
  await untilWorthDrawing({ vendors: services.vendors, load });
  completeAddress(services, screen, router);
}
