import { completedPath } from '@courier/shell-api/host';
import type { ShellServices } from '../ground/shell-context';
import type { MovableRouter } from '../ports/create-navigation';
import type { PlacedRoute } from '../registry/composition';
import { vendorAddressOf } from '../vendors/address-vendor';
import { untilWorthDrawing } from './worth-drawing';

type DrawnFrom = Pick<ShellServices, 'composition' | 'vendors' | 'partLoad'>;

/** Goes to the address that names the vendor, where one is selected: once the screen is drawn it would be drawn again. */
function completeAddress(
  { composition, vendors }: DrawnFrom,
  { route }: PlacedRoute,
  router: MovableRouter,
): void {
  const { status, selected } = vendors.state.get();
  const to = status === 'ready' && selected && completedPath(route, window.location, selected.vendor_id);
  if (!to) return;
  router.navigate(to, { replace: true });
  vendors.arriveAt(vendorAddressOf(composition, window.location.pathname));
}

/**
 * Asks for the code of the screen. Behind a first frame from the html, resolves when frame and screen are worth drawing;
 * without one at once, as the page shows nothing yet.
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
