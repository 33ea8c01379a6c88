import { lazy, Suspense, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { matchPath, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import type { RemoteDefinition, ScreenProps } from '../define-remote';
import { pathForVendor } from '../host/vendor-path';
import type { TestShell } from './create-test-shell';

/** Lets the shell's navigation and vendor selection move the router this stands in. */
function RouterBridge({ remote, shell }: { remote: RemoteDefinition; shell: TestShell }) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  useEffect(
    () =>
      shell.attachRouter({
        go: (to, replace) => void navigate(to, { replace }),
        vendorChosen(vendorId) {
          const { pathname } = latest.current;
          const route = remote.manifest.routes.find((candidate) => matchPath(candidate.path, pathname));
          const to = route ? pathForVendor(route, latest.current, vendorId) : null;
          if (to) void navigate(to);
          return to;
        },
      }),
    [navigate, remote, shell],
  );
  return null;
}

/** The routes of a remote as the shell would mount them. Stands inside a router and the shell's `Wrapper`. */
export function RemoteRoutes({ remote, shell }: { remote: RemoteDefinition; shell: TestShell }) {
  const screens = useMemo(() => {
    const loaded = new Map<string, ComponentType<ScreenProps>>();
    for (const [id, load] of Object.entries(remote.screens)) loaded.set(id, lazy(load));
    return loaded;
  }, [remote]);
  const element = useRoutes(
    remote.manifest.routes.map(({ id, path }) => {
      const Screen = screens.get(id);
      return { path, element: Screen ? <Screen routeId={id} /> : null };
    }),
  );
  return (
    <>
      <RouterBridge remote={remote} shell={shell} />
      <Suspense fallback={null}>{element}</Suspense>
    </>
  );
}
