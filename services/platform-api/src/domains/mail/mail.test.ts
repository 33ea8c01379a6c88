import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../settings/config';
import { startMailServer } from '../../testing/companies/mail-server';
import { API } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { sendMail } from './send-mail';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const register = (app: TestApp, email: string, headers = {}) =>
  app.app.inject({
    method: 'POST',
    url: `${API}/register`,
    headers,
    payload: {
      registration_type: 'NPV',
      business_name: 'Jade',
      phone_number: '0912048317',
      email_address: email,
      password: 'Lantern#88',
      terms_accepted: true,
      privacy_accepted: true,
    },
  });

describe('mail without a server', () => {
  it('is kept on a page without scripts that only shows mails of its country', async () => {
    await register(server, 'kept@shop.test', { 'accept-language': 'zh-TW,en;q=0.5' });
    const page = await server.app.inject({ url: '/dev/outbox' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]+'; base-uri 'none'/);
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('kept@shop.test');
    expect(page.body).toContain('確認您的');
    expect(page.body).toMatch(/<a href="http:\/\/tw\.localhost:8080\/register\/confirm#token=/);
    const abroad = await server.app.inject({ url: '/dev/outbox', headers: { host: 'kw.localhost' } });
    expect(abroad.body).not.toContain('kept@shop.test');
  });

  it('is never rendered as HTML', async () => {
    const mail = {
      country: 'TW' as const,
      brand: 'courier' as const,
      language: 'en',
      to: 'a@b.test',
      subject: '<script>1</script>',
      text: '"><img src=x>',
    };
    await sendMail(server.deps, mail);
    const { body } = await server.app.inject({ url: '/dev/outbox' });
    expect(body).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(body).not.toMatch(/<script|<img/);
  });

  it('names the configured portal, regardless of the host of the request', async () => {
    await register(server, 'host@shop.test', { host: 'tw.evil.test' });
    const { body } = await server.app.inject({ url: '/dev/outbox' });
    expect(body).not.toContain('evil');
  });
});

describe('mail by SMTP', () => {
  it('is sent by the configured server and is not kept', async () => {
    const smtp = await startMailServer();
    const config = {
      ...server.deps.config,
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      mailFrom: 'portal@shop.test',
    };
    const mail = {
      country: 'TW' as const,
      brand: 'courier' as const,
      language: 'en',
      to: 'reader@shop.test',
      subject: 'Hello',
      text: 'Your code: 123456',
    };
    await sendMail({ ...server.deps, config }, mail);
    smtp.close();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatch(/^From: Courier Portal <portal@shop\.test>/m);
    expect(smtp.mails[0]).not.toMatch(/^Reply-To:/m);
    expect(smtp.mails[0]).toMatch(/^To: .*reader@shop\.test/m);
    expect(smtp.mails[0]).toContain('Your code: 123456');
    expect((await server.app.inject({ url: '/dev/outbox' })).body).not.toContain('reader@shop.test');
  });

  it('is sent in the name, from the address and with the reply address of its brand', async () => {
    const smtp = await startMailServer();
    const { mailSenders } = readConfig({
      MAIL_SENDERS: 'oasis=no-reply@oasis.test/help@oasis.test, send=no-reply@send.test',
    });
    const config = { ...server.deps.config, smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailSenders };
    const mail = {
      country: 'KW' as const,
      brand: 'oasis' as const,
      language: 'en',
      to: 'r@shop.test',
      subject: 'Hi',
      text: 'Hi',
    };
    await sendMail({ ...server.deps, config }, mail);
    await sendMail({ ...server.deps, config }, { ...mail, brand: 'send' });
    smtp.close();
    expect(smtp.mails[0]).toMatch(/^From: Oasis Portal <no-reply@oasis\.test>/m);
    expect(smtp.mails[0]).toMatch(/^Reply-To: help@oasis\.test/m);
    expect(smtp.mails[1]).toMatch(/^From: Send <no-reply@send\.test>/m);
    expect(smtp.mails[1]).not.toMatch(/^Reply-To:/m);
  });

  it.each([
    'oasis',
    'oasis=nobody',
    'atlantis=a@b.test',
    'oasis=a@b.test/x',
    'oasis=a@b.test/c@d.test/e@f.test',
  ])('refuses the sender %s and describes a valid one', (sender) => {
    expect(() => readConfig({ MAIL_SENDERS: sender })).toThrow(/MAIL_SENDERS holds .*brand=sender/);
  });

  it('that fails rolls back the registration and reports it [API-AUTH-06]', async () => {
    const config = server.deps.config;
    const smtpUrl = config.smtpUrl;
    Object.assign(config, { smtpUrl: 'smtp://127.0.0.1:9' });
    const failed = await register(server, 'failed@shop.test');
    Object.assign(config, { smtpUrl });
    expect([failed.statusCode, failed.json()]).toEqual([
      400,
      {
        message: 'CodeDeliveryFailureException',
        meta: { translation_key: 'auth.CodeDeliveryFailureException' },
      },
    ]);
    expect((await register(server, 'failed@shop.test')).statusCode).toBe(200);
  });
});

describe('production', () => {
  it('has no outbox, and sends no codes without a mail server', async () => {
    const production = await startTestApp({ environment: 'prd' });
    expect((await production.app.inject({ url: '/dev/outbox' })).body).not.toContain('Outbox');
    for (const email_address of ['owner@demo.test', 'nobody@demo.test']) {
      const answer = await production.app.inject({
        method: 'POST',
        url: `${API}/password/forgot`,
        payload: { email_address },
      });
      expect(answer.json()).toMatchObject({ message: 'CodeDeliveryFailureException' });
    }
    await production.close();
  });
});

describe('settings of mail', () => {
  it('reject an invalid address without repeating it, and a mail server without a portal origin', () => {
    expect(() => readConfig({ SMTP_URL: 'https://user:secret@mail' })).toThrow(
      /^SMTP_URL must be(?!.*secret)/,
    );
    expect(() => readConfig({ SMTP_URL: 'smtp://mail:25' })).toThrow(/PUBLIC_ORIGIN/);
    const origin = 'https://{country}.portal.example';
    expect(readConfig({ SMTP_URL: 'smtp://mail:25', PUBLIC_ORIGIN: origin }).publicOrigin).toBe(origin);
    expect(() => readConfig({ PUBLIC_ORIGIN: 'portal.example' })).toThrow(/PUBLIC_ORIGIN/);
  });
});
