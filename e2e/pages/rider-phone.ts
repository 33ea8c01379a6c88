import { expect, type Browser, type Page } from '@playwright/test';

/** Beside the shop v1001. */
const NEAR_SHOP = { latitude: 25.0424, longitude: 121.5445 };
const PIN = '271828';

/** A JPEG of one pixel, as the camera would take it. */
const PHOTO = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);

export interface RiderPhone {
  page: Page;
  press(name: string | RegExp): Promise<void>;
  takePhoto(): Promise<void>;
  sign(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
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
    takePhoto: async () => {
      const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: PHOTO };
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
  };
}
