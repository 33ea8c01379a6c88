import { expect, type Browser, type Page } from '@playwright/test';
import { drawCameraPhoto } from './camera-photo';

/** Beside the shop v1001. */
const NEAR_SHOP = { latitude: 25.0424, longitude: 121.5445 };
const PIN = '271828';

export interface RiderPhone {
  page: Page;
  press(name: string | RegExp): Promise<void>;
  addPhoto(): Promise<void>;
  sign(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  /** Resolves once the page would open without a connection. */
  untilKept(): Promise<void>;
  /** The photo that waits to be sent. */
  readUnsentPhoto(): Promise<UnsentPhoto>;
}

interface UnsentPhoto {
  type: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** A phone that opens the invitation, chooses a PIN and goes on duty beside the shop. */
export async function openRiderPhone(
  browser: Browser,
  invitation: string,
  geolocation = NEAR_SHOP,
): Promise<RiderPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    permissions: ['geolocation'],
    geolocation,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'en');
  });
  await page.goto(invitation);
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByLabel('PIN again').fill(PIN);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await press('Save PIN');
  await press('On duty');
  await expect(page.getByText('Your position is shared')).toBeVisible();
  return {
    page,
    press,
    addPhoto: async () => {
      const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await drawCameraPhoto(page) };
      await page.getByLabel(/^Photo at the door/).setInputFiles(file);
    },
    sign: async () => {
      const pad = page.getByRole('button', { name: 'Sign here with a finger' });
      // The actions cover the end of the page.
      await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x, y } = (await pad.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 40, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 160, y + 90, { steps: 8 });
      await page.mouse.up();
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    untilKept: () =>
      expect
        .poll(() =>
          page.evaluate(
            async () =>
              navigator.serviceWorker.controller !== null && (await caches.match('/rider')) !== undefined,
          ),
        )
        .toBe(true),
    readUnsentPhoto: async () => {
      const { base64, ...photo } = await page.evaluate(readStoredPhoto);
      return { ...photo, bytes: Buffer.from(base64, 'base64') };
    },
  };
}

/** Runs in the page. */
async function readStoredPhoto() {
  const opened = indexedDB.open('courier-rider');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const read = opened.result.transaction('courier-rider').objectStore('courier-rider').getAll();
  await new Promise((resolve) => read.addEventListener('success', resolve));
  const image = (read.result as { image?: Blob }[]).find((stored) => stored?.image)?.image;
  if (!image) throw new Error('No photo waits to be sent.');
  const { width, height } = await createImageBitmap(image);
  const bytes = new Uint8Array(await image.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return { type: image.type, width, height, base64 };
}
