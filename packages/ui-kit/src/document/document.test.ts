import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { countryConfig, STORAGE_KEYS } from '@courier/config';
import { hostBrand } from '@courier/config/brand-look';
import { showStartFailure, startDocument } from './index';

const network = jest.fn<(address: string | URL) => Promise<Response>>();
const before = globalThis.fetch;

function addBlock(id: string, content: unknown): void {
  const script = Object.assign(document.createElement('script'), { id, type: 'application/json' });
  script.textContent = JSON.stringify(content);
  document.body.append(script);
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  addBlock('courier-brand', hostBrand('orchid'));
  addBlock('courier-country', countryConfig('AE'));
  network.mockImplementation(async () => Response.json({ title: 'تتبع' }));
  globalThis.fetch = network as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

const start = () =>
  startDocument({
    config: { brand: 'orchid', mapStyleUrl: '' },
    namespace: 'tracking',
    english: { title: 'Tracking' },
    textAddress: (language) => new URL(`https://portal.test/locales/${language}.json`),
  });

it('names the page in its language, with the theme of the brand, and again after a change', async () => {
  localStorage.setItem(STORAGE_KEYS.theme, 'dark');
  const { locale, root } = await start();
  expect(root.id).toBe('root');
  expect(document.title).toMatch(/^Tracking · ./);
  expect(document.documentElement.dataset).toMatchObject({ brand: 'orchid', theme: 'dark' });
  await locale.setLocale('ar_AE');
  expect(document.title).toMatch(/^تتبع · ./);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(network.mock.calls.map(([address]) => String(address))).toEqual([
    'https://portal.test/locales/ar_AE.json',
  ]);
});

it('fails without an element for the page, and says so where there is one', async () => {
  document.getElementById('root')?.remove();
  await expect(start()).rejects.toThrow('The document has no #root');
  document.body.innerHTML = '<div id="root"><p>Old</p></div>';
  showStartFailure('the shop', new Error('no texts'));
  expect(document.querySelector('#root')?.innerHTML).toBe(
    '<p role="alert">The page could not start. Reload it; if this stays, tell the shop: Error: no texts</p>',
  );
});
