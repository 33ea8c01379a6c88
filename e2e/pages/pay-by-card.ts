import { expect, type Page, type Request } from '@playwright/test';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asked: '4000000000003220',
} as const;

const CODE = '917';

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay and place order/ });

export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Online payment' }).check({ force: true });
  await page.getByRole('button', { name: /^Go to payment/ }).click();
  await expect(payButton(page)).toBeEnabled();
}

export async function fillCard(page: Page, number: string, name = 'Wang Mei'): Promise<void> {
  await page.getByLabel('Name on card').fill(name);
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiry date').fill('09 / 39');
  await page.getByLabel('Security code (CVV)').fill(CODE);
}

/** Request bodies for a path, oldest first, and a check that none contains a card number. */
export function watchTheWire(page: Page) {
  const sent: { path: string; body: string }[] = [];
  page.on('request', (request: Request) => {
    sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? request.url() });
  });
  return {
    listBodies: (path: string) =>
      sent
        .filter((one) => one.path.endsWith(path) && one.body.startsWith('{'))
        .map((one) => JSON.parse(one.body) as Record<string, unknown> & { order: Record<string, unknown> }),
    async expectNoCard(): Promise<void> {
      const kept = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          (window as unknown as { dataLayer?: unknown }).dataLayer,
        ]),
      );
      const all = [...sent.map((one) => one.body), kept].join('\n').replaceAll(/(?<=\d)[ -](?=\d)/g, '');
      for (const number of Object.values(CARDS)) expect(all).not.toContain(number);
      expect(all).not.toMatch(new RegExp(`"(code|cvv|security_code)":"${CODE}"`));
    },
  };
}
