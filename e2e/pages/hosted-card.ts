import { expect, type Page, type Request } from '@playwright/test';
import type { CardPortal } from '../fixtures/card-portal';
import { HOSTED_CARDS } from '../../services/platform-api/src/testing/hosted-fields/hosted-field';

export { HOSTED_CARDS } from '../../services/platform-api/src/testing/hosted-fields/hosted-field';

const CODE = '917';
/** Our page with the fields; the provider's own frames are in it. */
const FIELDS = 'iframe[src*="/payments/v1/card-fields"]';

/** Fills the provider's fields like a shopper, character by character. */
export async function fillHostedCard(
  page: Page,
  { method }: Pick<CardPortal, 'method'>,
  number: string,
): Promise<void> {
  await page.getByLabel('Name on card').fill('Lin Chia-hao');
  const fields = page.frameLocator(FIELDS);
  const inFrame = (field: string) => fields.frameLocator(`#${field} iframe`).getByRole('textbox');
  const expiry =
    method === 'generic_creditcard'
      ? inFrame('expiry')
      : fields.getByRole('textbox', { name: 'Expiry date' });
  await inFrame('number').fill('');
  await inFrame('number').pressSequentially(number);
  await expiry.fill('09/39');
  await inFrame('code').fill(CODE);
}

/** Requests of all frames, by their origin. */
export function watchRequests(page: Page) {
  const sent: { origin: string; path: string; text: string }[] = [];
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    const text = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n');
    sent.push({ origin, path: pathname, text });
  });
  return {
    countTo: (origin: string) => sent.filter((one) => one.origin === origin).length,
    confirmations: () => sent.filter(({ path }) => path.endsWith('/payment/intent/confirm')),
    /** The card is in no request to the server, in nothing that it wrote, and in no storage of the browser. */
    async expectNoCard(portal: CardPortal): Promise<void> {
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
      );
      const toServer = sent.filter(({ origin }) => origin !== portal.providerOrigin);
      expect(toServer.some(({ path }) => path.endsWith('/payment/intent/confirm'))).toBe(true);
      const all = [...toServer.map(({ text }) => text), stored, portal.output()].join('\n');
      const digits = all.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
      for (const number of Object.values(HOSTED_CARDS)) expect(digits).not.toContain(number);
      expect(all).not.toMatch(new RegExp(`(code|cvv|cvn|securityCode)"?[:=]"?${CODE}\\b`, 'i'));
    },
  };
}
