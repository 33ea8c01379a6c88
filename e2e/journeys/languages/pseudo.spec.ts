import { test as base } from '@playwright/test';
import { ownPortal } from '../../fixtures/own-portal';
import { startPseudoPortal } from '../../fixtures/texts-portal';
import { expect } from '../../fixtures/portal';
import { readCountryShop } from '../../pages/country-shop';
import { layoutFaults } from '../../pages/layout-faults';
import { MAIN_SCREENS, PUBLIC_SCREENS, type MainScreen } from '../../pages/main-screens';
import { placeOrder } from '../../pages/shop-order';
import { ShownData } from '../../pages/shown-data';
import { signedIn } from '../../pages/signed-in';
import { unmarkedTexts } from '../../pages/unmarked-texts';
import type { Portal } from '../../../tools/portal/start-portal';

const test = base.extend<object, { portal: Portal }>({ portal: ownPortal(startPseudoPortal) });

const PSEUDO = {
  longer: {
    locale: 'en',
    country: 'tw',
    email: 'owner@demo.test',
    vendorId: 'v1001',
    customer: {
      address: '25.0376, 121.5573',
      name: 'Lin Chia-hao',
      phone: '0912048317',
      amount: '640',
      description: '2 × tea',
    },
  },
  mirrored: {
    locale: 'ar_KW',
    country: 'kw',
    email: 'owner.kw@demo.test',
    vendorId: 'kw1001',
    customer: {
      address: '29.3697, 47.9783',
      name: 'Noura Al-Salem',
      phone: '50123456',
      amount: '6.25',
      description: '2 × tea',
    },
  },
} as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCREENS = Object.keys(MAIN_SCREENS) as MainScreen[];
/** The screen with the most texts and controls; the deep run checks all of them. */
const CHECKED = process.env['COURIER_DEEP'] ? SCREENS : (['request form'] as const);

for (const screen of CHECKED)
  for (const [kind, { locale, country, email, vendorId, customer }] of Object.entries(PSEUDO)) {
    test(`the ${screen} fits ${kind} accented texts, and shows no other ones`, async ({
      browser,
      portal,
      playwright,
    }) => {
      const origin = `http://${country}.localhost:${portal.port}`;
      const shop = await playwright.request.newContext();
      const { orderId, advance, headers, api } = await placeOrder(shop, portal.origin, vendorId);
      await advance('COURIER_ACCEPTED_DELIVERY');
      // The page learns the rider's name by its live channel.
      const tracked: unknown = await (await shop.get(`${api}/tracking/${orderId}`, { headers })).json();
      const { vendors } = await readCountryShop(shop, portal.origin, country);
      for (const viewport of SIZES) {
        const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
        await context.addInitScript((value) => localStorage.setItem('locale', value), locale);
        const page = await context.newPage();
        const data = new ShownData(page, { locale, country });
        // `free` is a wrong value in the file of the bulk workbench.
        data.add(...Object.values(customer), 'orders.xlsx', 'free');
        data.addAnswer([vendors, tracked]);
        if (!PUBLIC_SCREENS.includes(screen)) await signedIn(page, origin, email);
        const order = { orderId, vendorId };
        await MAIN_SCREENS[screen]({ page, origin, order, customer, width: viewport.width });
        await page.waitForLoadState('networkidle');
        const place = `${screen} at ${viewport.width}`;
        expect.soft({ place, faults: await layoutFaults(page) }).toEqual({ place, faults: [] });
        expect
          .soft({ place, texts: await unmarkedTexts(page, await data.list()) })
          .toEqual({ place, texts: [] });
        if (process.env['PSEUDO_SHOTS'])
          await page.screenshot({
            path: `${process.env['PSEUDO_SHOTS']}/${screen}-${kind}-${viewport.width}.png`,
          });
        await context.close();
      }
      await shop.dispose();
    });
  }
