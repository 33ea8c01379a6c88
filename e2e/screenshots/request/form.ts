import type { Page } from '@playwright/test';
import type { RequestDetails } from '../../pages/request-form';
import { lookCountry, type Look } from '../options';
import type { LookShoot } from '../shoot';
import { TEXTS, type CountryTexts } from './orders';

export interface Walk {
  page: Page;
  origin: string;
  look: Look;
  phone: boolean;
  country: string;
  texts: CountryTexts;
  form: Form;
  shoot: LookShoot;
}

export function createWalk(page: Page, origin: string, look: Look, shoot: LookShoot): Walk {
  const phone = look.width < 768;
  const country = lookCountry(look);
  const texts = TEXTS[country];
  if (!texts) throw new Error(`Nothing is known to write into a form of ${country}`);
  return { page, origin, look, phone, country, texts, form: formFields(page, origin, phone), shoot };
}

export type Form = ReturnType<typeof formFields>;

/** Fills the form by type and position of its fields, in any language. */
function formFields(page: Page, origin: string, phone: boolean) {
  const formField = (name: string, kind: string) => page.locator(`[data-field="${name}"] ${kind}`).first();
  const address = formField('address', 'input');
  const next = phone
    ? page.locator('main button').last()
    : page.locator('button[aria-keyshortcuts="Control+Enter"]').first();
  const form = {
    address,
    field: formField,
    /** The main button: next step on a phone, placing the order elsewhere. */
    next,
    async open(path = '/request-a-rider') {
      await page.goto(`${origin}${path}`);
      await address.waitFor();
    },
    async fresh() {
      await form.open();
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('order-drafts')) localStorage.removeItem(key);
        sessionStorage.removeItem('pending-payment');
      });
      await form.open();
    },
    async choose(text: string) {
      await address.fill(text);
      await page.getByRole('option').first().click();
    },
    priced: () => page.getByRole('timer').first().waitFor(),
    async fill({ name, phone: number, description, amount }: RequestDetails) {
      await formField('name', 'input').fill(name);
      await formField('phone', 'input').fill(number);
      await formField('description', 'textarea').fill(description);
      await formField('amount', 'input').fill(amount);
    },
    async filled(details: RequestDetails) {
      await form.fresh();
      await form.choose(details.address);
      await form.priced();
      if (phone) await next.click();
      await form.fill(details);
    },
    /** Goes on to the last step; on a phone the review comes first. */
    async finish() {
      if (phone) {
        await next.click();
        await page.waitForURL(/step=review/);
      }
      await next.click();
    },
    /** The card is the last payment method; on a phone they are a list. */
    async payOnline() {
      if (!phone) return page.locator('[data-field="payment"] label').last().click();
      await formField('payment', '[role="combobox"]').click();
      await page.getByRole('option').last().click();
    },
    /** Waits for the dialog's fade-in, which is slow on a busy machine. */
    async dialog() {
      await page.getByRole('dialog').waitFor();
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('[role="dialog"]') ?? document.body).opacity === '1',
      );
    },
    async key(key: string) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(key);
    },
    /**
     * Rain raises every fee. The page makes the call, because Node does not resolve subdomains of localhost.
     */
    simulator: (settings: { rain?: boolean; speed?: number }) =>
      page.evaluate(async (body) => {
        await fetch('/courier/api/v1/simulator', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      }, settings),
  };
  return form;
}

export const wantsAny = ({ shoot }: Walk, ...names: string[]): boolean => names.some(shoot.wants);

/** Screenshot of all scrollable content of a phone: enlarges the viewport for it. */
export async function shootLong({ page, shoot, phone }: Walk, name: string, height = 1500): Promise<void> {
  const size = page.viewportSize();
  if (!shoot.wants(name) || !size || !phone) return;
  await page.setViewportSize({ ...size, height });
  await shoot(name);
  await page.setViewportSize(size);
}
