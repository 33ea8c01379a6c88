import { Outlet, type RouteObject } from 'react-router-dom';
import { routePatterns } from '@courier/shell-api';
import type { Composition } from '../registry/composition';
import { HelpCentrePage } from '../help-centre/HelpCentrePage';
import { RemoteRoute } from '../remotes/RemoteRoute';
import { SettingsRoute } from '../settings/SettingsRoute';
import { Frame } from './Frame';
import { FrameErrorPage } from './FrameErrorPage';
import { NotFoundPage } from './NotFoundPage';

/**
 * One pathless route per remote keeps an error inside the frame. The table is complete from the start; only
 * code is loaded later.
 */
export function workspaceRoutes(composition: Composition): RouteObject[] {
  return [
    {
      id: 'frame',
      element: (
        <FrameErrorPage>
          <Frame />
        </FrameErrorPage>
      ),
      children: [
        ...composition.entries.map((entry) => ({
          id: `remote:${entry.name}`,
          element: (
            <FrameErrorPage>
              <Outlet />
            </FrameErrorPage>
          ),
          children: entry.manifest.routes.map((route) => ({
            id: `${entry.name}/${route.id}`,
            path: route.path,
            element: <RemoteRoute placed={{ entry, route }} />,
          })),
        })),
        { path: routePatterns.helpCentre, element: <HelpCentrePage /> },
        { path: routePatterns.settings, element: <SettingsRoute /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
