import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { StrictMode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '@courier/api-client/queries';
import { useReadable } from '@courier/shell-api';
import { ListenFirst, OpenSlotsContext, PortsContext } from '@courier/shell-api/host';
import { UiProvider } from '@courier/ui-kit/core';
import { drawOpenSlot } from '../remotes/draw-open-slot';
import { ShellContext, type ShellServices } from '../shell-context/shell-context';
import { Workspace } from './Workspace';
import type { WorkspaceRouter } from './create-router';

interface AppProps {
  services: ShellServices;
  i18n: i18n;
  router: WorkspaceRouter;
}

const bcp47 = (locale: string) => locale.replaceAll('_', '-');

export function App({ services, i18n, router }: AppProps) {
  const [queryClient] = useState(() => createQueryClient());
  const { ports, config } = services;
  const { brand, direction, locale } = useReadable(ports.locale);
  // The script can be loaded only once, so it keeps the language of the page load.
  const [googleMaps] = useState(
    () => config.googleMaps && { ...config.googleMaps, language: bcp47(locale), region: config.country },
  );
  return (
    <StrictMode>
      <ListenFirst />
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ShellContext.Provider value={services}>
            <PortsContext.Provider value={ports}>
              <OpenSlotsContext.Provider value={drawOpenSlot}>
                <UiProvider
                  brand={brand.id}
                  direction={direction}
                  locale={locale}
                  nonce={config.styleNonce}
                  googleMaps={googleMaps ?? null}
                  mapTiles={config.mapTiles ?? null}
                >
                  <Workspace router={router} />
                </UiProvider>
              </OpenSlotsContext.Provider>
            </PortsContext.Provider>
          </ShellContext.Provider>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
