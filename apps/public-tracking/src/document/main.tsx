import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '@courier/api-client/queries';
import { parseHostedConfig } from '@courier/config';
import { readDataBlock } from '@courier/config/document';
import { ENGLISH_TEXTS, parseLocaleTexts, type CourierI18n } from '@courier/i18n';
import { documentTexts } from '@courier/i18n/document';
import { PortsContext } from '@courier/shell-api';
import { createDocumentPorts } from '@courier/shell-api/document';
import { showStartFailure, startDocument } from '@courier/ui-kit/document';
import { MapTilesContext } from '@courier/ui-kit/plain';
import english from '../../locales/en.json';
import { NAMESPACE } from '../copy';
import { choosePage } from './choose-page';
import { createApi } from './create-api';
import { textAddress } from './text-address';
import { installTrustedTypes } from './trusted-types';

/** Starts the public pages as a separate document without session, federation and router. */
async function start(): Promise<void> {
  installTrustedTypes();
  const config = parseHostedConfig(readDataBlock('courier-config'));
  const page = choosePage(window.location.pathname);
  const api = createApi(config);
  const queryClient = createQueryClient({ retryOnMount: false });
  page.preload(queryClient, api);
  const { i18n, locale, root } = await startDocument({ config, namespace: NAMESPACE, english, textAddress });
  createRoot(root).render(
    <I18nextProvider i18n={i18n.i18n}>
      <QueryClientProvider client={queryClient}>
        <PortsContext value={createDocumentPorts(config, locale, api)}>
          <MapTilesContext value={config.mapTiles ?? null}>{page.element}</MapTilesContext>
        </PortsContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await addMapWords(i18n);
}

/** Adds the shared map texts after the page's own texts, because the map also loads later. */
async function addMapWords(i18n: CourierI18n): Promise<void> {
  const load = documentTexts();
  await i18n.addNamespace('common', ENGLISH_TEXTS['common'] ?? {}, async (language) =>
    Reflect.get(parseLocaleTexts(await load(language)), 'common'),
  );
}

start().catch((error: unknown) => showStartFailure('the shop', error));
