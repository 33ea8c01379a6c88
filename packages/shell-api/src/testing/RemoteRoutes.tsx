import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { matchPath, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import type { ManifestRoute } from '@courier/config/registry';
import { useVendors } from '../context';
import type { RemoteDefinition, ScreenProps } from '../define-remote';
import { pathForVendor, vendorIdOfPath } from '../host/vendor-path';
import type { TestShell } from './create-test-shell';

interface OfRoute {
  route: ManifestRoute | undefined;
  shell: TestShell;
}

function RouterBridge({ route, shell }: OfRoute) {
  const navigate = useNavigate();
  const location = useLocation();
  const go = useEffectEvent((to: string, replace: boolean) => void navigate(to, { replace }));
  const goToVendor = useEffectEvent((vendorId: string) => {
    const to = route ? pathForVendor(route, location, vendorId) : null;
    if (to !== null) void navigate(to);
    return to;
  });
  useEffect(
    () =>
      shell.attachRouter({
        go: (to, replace) => go(to, replace),
        goToVendor: (vendorId) => goToVendor(vendorId),
      }),
    [shell],
  );
  return null;
}

/** Selects the address's vendor before its screen appears, as the shell does. */
function VendorOfAddress({ route, shell, children }: OfRoute & { children: ReactNode }) {
  const { pathname } = useLocation();
  const { vendors, selected } = useVendors();
  const named = route ? vendorIdOfPath(route, pathname) : null;
  useLayoutEffect(() => shell.arriveAtVendor(named), [shell, named]);
  const isKnown = vendors.some(({ vendor_id }) => vendor_id === named);
  return isKnown && named !== selected?.vendor_id ? null : children;
}

function lazyScreens(remote: RemoteDefinition): ReadonlyMap<string, ComponentType<ScreenProps>> {
  return new Map(Object.entries(remote.screens).map(([id, load]) => [id, lazy(load)]));
}

/** As the shell mounts them. Use it inside a router and the shell's `Wrapper`. */
export function RemoteRoutes({ remote, shell }: { remote: RemoteDefinition; shell: TestShell }) {
  const { routes } = remote.manifest;
  const [screens] = useState(() => lazyScreens(remote));
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const element = useRoutes(
    routes.map(({ id, path }) => {
      const Screen = screens.get(id);
      return { path, element: Screen ? <Screen routeId={id} /> : null };
    }),
  );
  return (
    <>
      <RouterBridge route={route} shell={shell} />
      <VendorOfAddress route={route} shell={shell}>
        <Suspense fallback={null}>{element}</Suspense>
      </VendorOfAddress>
    </>
  );
}
