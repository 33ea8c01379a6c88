import { signInAnyLanguage, startLook } from '../work-screens';
import { createWalk, wantsAny, type Walk } from './form';

/** Senders without a position: a guest, and a vendor whose coordinates are missing. */
export async function walkSenders(walk: Walk): Promise<void> {
  if (wantsAny(walk, 'request-guest', 'request-guest-pickup'))
    await elsewhere(walk, async ({ page, origin, shoot, texts }) => {
      await page.goto(`${origin}/guest`);
      await page.locator('input').first().fill(texts.order.name);
      await page.locator('input[type="tel"]').first().fill(texts.order.phone);
      await page.locator('form button[type="submit"]').first().click();
      await page.waitForURL(/request-a-rider/);
      await page.locator('main input, main button').first().waitFor();
      await shoot('request-guest');
      await page
        .locator('main form button[type="submit"], dialog button, [role="dialog"] button')
        .first()
        .click();
      await shoot('request-guest-pickup');
    });
  if (walk.country === 'tw' && wantsAny(walk, 'request-origin', 'request-origin-placed'))
    await elsewhere(walk, async ({ page, origin, shoot }) => {
      await signInAnyLanguage(page, origin, 'nopin@demo.test');
      const pickup = page.locator('main input[role="combobox"]').first();
      await pickup.waitFor();
      await shoot('request-origin');
      await pickup.fill('Yongkang St');
      await page.getByRole('option').first().click();
      await page.waitForTimeout(800);
      await shoot('request-origin-placed');
    });
}

/** The same look in a browser without a session. */
async function elsewhere(walk: Walk, steps: (walk: Walk) => Promise<void>): Promise<void> {
  const browser = walk.page.context().browser();
  const viewport = walk.page.viewportSize();
  if (!browser) return;
  const context = await browser.newContext({
    viewport,
    colorScheme: walk.look.theme,
    reducedMotion: 'reduce',
  });
  await startLook(context, walk.look);
  const page = await context.newPage();
  try {
    await steps(createWalk(page, walk.origin, walk.look, walk.shoot.on(page)));
  } finally {
    await context.close();
  }
}
