import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { browserBuild } from '@courier/config/presets/webpack';
import { ROOT } from '../../publish/paths';

/**
 * One field, rendered only by the packages of a workspace and its request screen, each used in one line.
 * Marks the time when the app renders the field.
 */
const ONE_FIELD = `
  import { createElement as h, useEffect } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
  import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
  import { create } from 'zustand';
  import i18next from 'i18next';
  import { initReactI18next, useTranslation } from 'react-i18next';
  import { createInstance } from '@module-federation/enhanced/runtime';
  import { createActor, setup } from 'xstate';

  createInstance({ name: 'shell', remotes: [] });
  const useChoice = create(() => ({ vendor: 'v1' }));
  const i18n = i18next.createInstance();
  i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { address: 'Address' } } } });
  createActor(setup({}).createMachine({ initial: 'where', states: { where: {} } })).start();

  function Screen() {
    const { t } = useTranslation();
    useChoice();
    useNavigate();
    useQuery({ queryKey: ['hours'], queryFn: () => null });
    useEffect(() => void performance.mark('bench:packages-in-charge'), []);
    return h('form', null, h('label', null, t('address'), h('input')));
  }
  const routes = h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Screen) })));
  const app = h(QueryClientProvider, { client: new QueryClient() }, routes);
  createRoot(document.getElementById('root')).render(app);
`;

/**
 * Built like the portal.
 * @returns the folder with `main.js` and its compressed copy, `main.js.br`
 */
export async function buildFixedPackages(): Promise<string> {
  const output = mkdtempSync(join(tmpdir(), 'courier-fixed-packages-'));
  const compiler = webpack({
    ...browserBuild({
      // All packages resolve from here.
      root: join(ROOT, 'apps/request-rider'),
      mode: 'production',
      name: 'fixed-packages',
      entry: { main: `data:text/javascript,${encodeURIComponent(ONE_FIELD)}` },
      output,
      publicPath: '/',
      hashed: false,
    }),
  });
  await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
  return output;
}
