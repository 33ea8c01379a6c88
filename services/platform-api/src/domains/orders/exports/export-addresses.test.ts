import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { linkInMail } from '../../../testing/callers/link-in-mail';
import { newAddress } from '../../../testing/inputs/new-address';
import { printFigure } from '../../../testing/print-figure';
import { mailsTo } from '../../../testing/server/read-outbox';
import { embedded } from '../../../testing/callers/sign-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

let server: TestApp;
let owner: TestCaller;
beforeEach(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterEach(() => server.close());

const requestExport = (email: string, caller = owner, vendor = 'v1001') =>
  caller.call('POST', `/vendor/${vendor}/orders/export`, { email, to: 1 });
const requestEmbedded = async (email: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/courier/api/v1/vendor/v1002/orders/export',
    headers: { authorization: await embedded(server, 'v1002') },
    payload: { email, to: 1 },
  });
  return answer.statusCode;
};
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject);
const tokenTo = async (email: string) => (await linkInMail(server, email, /^May /)).token;
const openMailedLink = (digest: string) =>
  server.app.inject({
    url: `/courier/api/v1/mailed-link?act=export-address&token_digest=${digest}`,
    remoteAddress: newAddress(),
  });
const press = (token: string, host = 'localhost') =>
  server.app.inject({
    method: 'POST',
    url: '/courier/api/v1/mailed-link',
    remoteAddress: newAddress(),
    headers: { host },
    payload: { act: 'export-address', token },
  });

it('an export to another address waits until its link was opened and confirmed, once', async () => {
  const email = 'Books@office.test';
  expect((await requestExport(email)).body.result).toEqual({ queued: true, address_to_be_confirmed: true });
  expect((await requestExport(email)).body.result).toEqual({ queued: true, address_to_be_confirmed: true });
  const [link, ...more] = await mailsTo(server, email);
  expect([link?.subject.startsWith('May '), more]).toEqual([true, []]);
  const { token, digest } = await linkInMail(server, email, /^May /);

  const page = await openMailedLink(digest);
  expect([page.statusCode, page.json()]).toEqual([
    200,
    {
      result: {
        act: 'export-address',
        confirmed: false,
        email_address: 'books@office.test',
        account: 'owner@demo.test',
        vendor_name: null,
        password_needed: false,
      },
    },
  ]);
  // Mail scanners open links, so only the button confirms.
  await server.deps.jobs.wake('export-mail');
  expect(await mailsTo(server, email)).toHaveLength(1);

  expect((await press(token)).statusCode).toBe(200);
  await until(async () => (await mailsTo(server, 'books@office.test')).length === 2);
  expect((await requestExport(email)).body.result).toEqual({ queued: true });
  await until(async () => (await subjectsTo(email)).filter((subject) => /orders/.test(subject)).length === 1);
  expect((await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('May '))).toHaveLength(1);
});

it("the account's own mailbox needs no link, with or without a tag", async () => {
  for (const email of ['owner@demo.test', 'OWNER+books@demo.test']) {
    expect((await requestExport(email)).body.result).toEqual({ queued: true });
    await until(async () => (await subjectsTo(email)).length === 1);
  }
});

it('an address is confirmed for one account: other accounts, embedded sessions and countries need their own confirmation', async () => {
  await requestExport('books@office.test');
  await press(await tokenTo('books@office.test'));
  const solo = await signedInCaller(server, 'solo@demo.test');
  expect((await requestExport('books@office.test', solo, 'v4001')).body.result).toHaveProperty(
    'address_to_be_confirmed',
  );
  expect(await requestEmbedded('books@office.test')).toBe(200);
  const newest = await server.deps.db
    .selectFrom('export_requests')
    .select('waits_for')
    .where('vendor_id', '=', 'v1002')
    .execute();
  expect(newest).toEqual([{ waits_for: 'TW GODROID v1002' }]);
  const { digest } = await linkInMail(server, 'books@office.test', /^May /);
  expect((await openMailedLink(digest)).json()).toMatchObject({
    result: { account: 'Harbour Tea · Fuxing' },
  });
});

it('a link is valid for a day in its country, and a guess is refused', async () => {
  await requestExport('late@office.test');
  const token = await tokenTo('late@office.test');
  expect((await press(token, 'kw.localhost')).statusCode).toBe(404);
  expect((await openMailedLink('x'.repeat(43))).statusCode).toBe(404);
  expect((await press('')).statusCode).toBe(400);
  server.clock.advance(86_400);
  expect((await press(token)).statusCode).toBe(404);
  const { digest } = await linkInMail(server, 'late@office.test', /^May /);
  expect((await openMailedLink(digest)).statusCode).toBe(404);
});

it('two hundred exports to two hundred addresses send ten links and no file', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 200; time += 1)
    statuses.push((await requestExport(`victim${time}@office.test`)).status);
  expect([statuses.filter((status) => status === 200).length, new Set(statuses)]).toEqual([
    10,
    new Set([200, 429]),
  ]);
  const mails = await server.deps.db.selectFrom('outbox').select(['subject', 'recipient']).execute();
  const files = await server.deps.db.selectFrom('outbox_attachments').select('name').execute();
  expect([mails.length, files.length]).toEqual([10, 0]);
  printFigure(`of 200 exports to 200 addresses ${mails.length} send a link and ${files.length} a file`);
});

it('an account sends three links an hour to one mailbox and leaves the other accounts a share', async () => {
  const solo = await signedInCaller(server, 'solo@demo.test');
  const own: number[] = [];
  for (const tag of ['', '+books', '+more', '+MORE2'])
    own.push((await requestExport(`victim${tag}@office.test`)).status);
  expect(own).toEqual([200, 200, 200, 429]);
  expect((await requestExport('victim@office.test', solo, 'v4001')).status).toBe(200);
  expect(await requestEmbedded('victim+books@office.test')).toBe(200);
  server.clock.advance(3600);
  const again = await signedInCaller(server);
  expect((await requestExport('VICTIM+more@office.test', again)).status).toBe(200);
});
