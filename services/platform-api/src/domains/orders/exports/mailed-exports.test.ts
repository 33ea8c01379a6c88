import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startMailServer } from '../../../testing/companies/mail-server';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { mailTo, mailsTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import { mailExport, resumeExports } from './mail-export';

let server: TestApp;
let owner: TestCaller;
let orderId: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  orderId = await owner.placeOrder((body) => ({
    ...body,
    customer: { ...body.customer, name: '=HYPERLINK("http://evil.test") Lin' },
  }));
});
afterAll(() => server.close());

const requestMailedExport = (email: string, headers = {}, more: object = {}) =>
  owner.call('POST', '/vendor/v1001/orders/export', { email, ...more }, headers);
const fetchExportPage = async (url: string, host = 'localhost') =>
  server.app.inject({ url, headers: { host } });
const findQueueJob = async ({ deps }: TestApp, id: string) => {
  const jobs = await sql<
    Record<string, unknown>
  >`select * from pgboss.job where singleton_key = ${id}`.execute(deps.db);
  return jobs.rows[0];
};
const findExportRequest = (email: string) =>
  server.deps.db
    .selectFrom('export_requests')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('the orders of a vendor by mail', () => {
  it('are queued, then mailed as a CSV file that the outbox page serves [API-MISC-04] [API-MISC-06]', async () => {
    expect(
      await requestMailedExport('owner+books@demo.test', {}, { include_outlets: true, status: 'NEW' }),
    ).toEqual({
      status: 200,
      body: { result: { queued: true } },
    });
    const mail = await mailTo(server, 'owner+books@demo.test', /orders/);
    expect(mail.body).toContain(
      'The orders of Harbour Tea you asked for are attached as a CSV file: 1 in all.',
    );
    const outbox = (await fetchExportPage('/dev/outbox')).body;
    const [, address = ''] = /href="(\/dev\/outbox\/[^"]+)" download>orders\.csv</.exec(outbox) ?? [];
    const file = await fetchExportPage(address);
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="orders.csv"',
    ]);
    expect(file.body).toContain(orderId);
    expect(file.body).toContain(`"'=HYPERLINK(""http://evil.test"") Lin"`);
    expect((await fetchExportPage(address, 'kw.localhost')).statusCode).toBe(404);
    expect((await fetchExportPage('/dev/outbox/1/x')).statusCode).toBe(404);
  });

  it('use the language of the requesting browser and contain only matching orders', async () => {
    await requestMailedExport('owner+buchung@demo.test', { 'accept-language': 'zh-TW' }, { to: 1 });
    const { body } = await mailTo(server, 'owner+buchung@demo.test', /訂單/);
    expect(body).toContain('共 0 筆');
  });

  it('use the texts of the requesting brand, from any instance [CONF-15]', async () => {
    await requestMailedExport('owner+send@demo.test', { host: 'send.tw.localhost' });
    expect((await mailTo(server, 'owner+send@demo.test', /orders/)).subject).toBe('Your Send orders');
  });

  it('are mailed once, regardless of repeats and instances of the job', async () => {
    await requestMailedExport('owner+once@demo.test');
    await mailTo(server, 'owner+once@demo.test', /orders/);
    const { id } = await findExportRequest('owner+once@demo.test');
    const deps = { ...server.deps, log: server.app.log };
    await Promise.all([mailExport(deps, id), mailExport(deps, id)]);
    expect(await mailsTo(server, 'owner+once@demo.test')).toHaveLength(1);
  });

  it('are mailed by the next process if the first one ended', async () => {
    const left = { id: 'left-behind', country: 'TW', vendor_id: 'v1001', query: '{}' } as const;
    await server.deps.db
      .insertInto('export_requests')
      .values({
        ...left,
        email: 'left@demo.test',
        created_at: server.clock.nowSeconds(),
        claimed_until: null,
        sent_at: null,
      })
      .execute();
    await resumeExports(server.deps);
    expect((await mailTo(server, 'left@demo.test', /orders/)).body).toContain('1 in all');
  });

  it('are refused for an invalid mail address', async () => {
    expect((await requestMailedExport('nobody')).status).toBe(400);
  });
});

describe('with a mail server', () => {
  it('the file is attached, the mail differs from its copy, and no log or job contains the address', async () => {
    const smtp = await startMailServer();
    const withServer = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` });
    try {
      const caller = await signedInCaller(withServer);
      const placed = await caller.placeOrder();
      await caller.call('POST', '/vendor/v1001/orders/export', { email: 'owner+books@demo.test' });
      const [mail = ''] = await until(() => smtp.mails.length > 0 && smtp.mails);
      const { db } = withServer.deps;
      const sent = await until(() =>
        db.selectFrom('export_requests').select('id').where('sent_at', 'is not', null).executeTakeFirst(),
      );
      expect(mail).toContain(`Message-ID: <export-${sent.id}@courier>`);
      expect(mail).toMatch(/filename=orders\.csv/);
      const encoded = /Content-Disposition: attachment[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '';
      expect(Buffer.from(encoded, 'base64').toString()).toContain(placed);
      expect((await withServer.app.inject({ url: '/dev/outbox' })).body).not.toContain('books@');
    } finally {
      smtp.close();
      await withServer.close();
    }
  });

  it('that refuses, the mail is sent again later', async () => {
    const withoutServer = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    try {
      const caller = await signedInCaller(withoutServer);
      await caller.call('POST', '/vendor/v1001/orders/export', { email: 'owner+later@demo.test' });
      const { db } = withoutServer.deps;
      const { id } = await db.selectFrom('export_requests').select('id').executeTakeFirstOrThrow();
      const job = () => findQueueJob(withoutServer, id);
      const waiting = await until(async () => {
        const found = await job();
        return found?.['state'] === 'retry' && found;
      });
      expect(JSON.stringify(waiting)).not.toContain('owner+later@demo.test');
      const smtp = await startMailServer();
      Object.assign(withoutServer.deps.config, { smtpUrl: `smtp://127.0.0.1:${smtp.port}` });
      await mailExport(withoutServer.deps, id);
      smtp.close();
      expect(smtp.mails).toHaveLength(1);
    } finally {
      await withoutServer.close();
    }
  });
});
