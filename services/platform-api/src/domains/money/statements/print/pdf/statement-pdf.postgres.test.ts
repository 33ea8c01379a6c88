import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { signedInCaller } from '../../../../../testing/callers/place-order';
import { plantStatements } from '../../../../../testing/money/plant-statements';
import { startTestApp, type TestApp } from '../../../../../testing/server/start-test-app';
import { LINK_SECONDS } from '../statement-link';

const SHOP = 'v1001';
const INVOICE = 'CT-2026-1';
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

async function startServer(pdfBrowser: string | null): Promise<TestApp> {
  const server = await startTestApp({ limitFactor: 1000, pdfBrowser });
  await plantStatements(server.deps, { shop: SHOP, outlet: 'v1002' });
  return server;
}

async function requestPdf(server: TestApp, language: string, waitedSeconds = 0) {
  const owner = await signedInCaller(server);
  const { body } = await owner.call('POST', `/vendor/${SHOP}/statements/${INVOICE}/link`, undefined, {
    'accept-language': language,
  });
  const links = body.result as { path: string; pdf_path: string };
  server.clock.advance(waitedSeconds);
  const headers = { host: 'tw.localhost' };
  return { links, answer: await server.app.inject({ url: links.pdf_path, headers }) };
}

describe('with a browser', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startServer(CHROMIUM);
  });
  afterAll(() => server.close());

  it.each(['en', 'ar', 'ur', 'th', 'km', 'ja', 'de'])(
    'prints the totals and the number as PDF in the language %s',
    async (language) => {
      const { answer } = await requestPdf(server, language);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${INVOICE}.pdf"`,
        'cache-control': 'no-store',
      });
      const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
        input: answer.rawPayload,
        encoding: 'utf8',
      });
      expect(text).toContain(INVOICE);
      // Net, tax and gross of all orders, and what is due.
      const figures = text.replaceAll(/(?<=\d)[.,](?=\d{3})|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
      for (const figure of ['3600', '180', '3780', '640', '3140']) expect(figures).toContain(figure);
    },
    60_000,
  );

  it('shows that a link has expired', async () => {
    const { answer } = await requestPdf(server, 'en', LINK_SECONDS);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link is no longer valid');
  });
});

it.each([
  ['without a browser', null],
  ['with a browser that fails', '/bin/false'],
])('leads to the page, which the reader prints, %s', async (_title, browser) => {
  const server = await startServer(browser);
  const { links, answer } = await requestPdf(server, 'en');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, links.path]);
  await server.close();
});
