import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { parseHostedConfig } from '@courier/config';
import { readDataBlock } from '@courier/config/document';
import type { ApiClient } from '@courier/api-client';
import { PortsContext } from '@courier/shell-api';
import { createDocumentPorts } from '@courier/shell-api/document';
import { showStartFailure, startDocument } from '@courier/ui-kit/document';
import english from '../../locales/en.json';
import { NAMESPACE } from '../copy';
import RiderScreen, { RiderCallsContext } from '../screens/rider/RiderScreen';
import { createReleaseCheck } from './offline/confirm-release';
import { cachePage } from './offline/cache-page';
import { textAddress } from './text-address';
import { installTrustedTypes } from './trusted-types';

/** The page has its own client, for the calls of riders alone. */
const NO_CALLS = {} as ApiClient;

/** Starts the page of a rider as a separate document without session, federation and router. */
async function start(): Promise<void> {
  installTrustedTypes();
  const config = parseHostedConfig(readDataBlock('courier-config'));
  const { i18n, locale, root } = await startDocument({ config, namespace: NAMESPACE, english, textAddress });
  const baseUrl = new URL('/courier/api/v1', new URL(config.apiBase, window.location.href)).href;
  const calls = { baseUrl, confirmRelease: createReleaseCheck(() => window.location.reload()) };
  createRoot(root).render(
    <I18nextProvider i18n={i18n.i18n}>
      <PortsContext value={createDocumentPorts(config, locale, NO_CALLS)}>
        <RiderCallsContext value={calls}>
          <RiderScreen />
        </RiderCallsContext>
      </PortsContext>
    </I18nextProvider>,
  );
}

start()
  // Without it the page works, and needs a connection to open.
  .then(() => cachePage().catch(reportError))
  .catch((error: unknown) => showStartFailure('your operator', error));
