import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import vm from 'node:vm';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const fetchHelpToken = async () =>
  (await owner.call('GET', '/vendor/v1001/hc_jwt_token')).body.result as string;
const init = (change: object) =>
  server.app.inject({
    method: 'POST',
    url: '/conditions-api/v1/init',
    payload: {
      user_id: 'u1',
      email: 'owner@demo.test',
      guest: false,
      name: 'Harbour Tea',
      brand: 'courier',
      global_entity_id: 'FP_TW',
      country: 'TW',
      locale: 'zh-TW',
      app_version: '1',
      bridge: 'iframe',
      service_type: 'portal',
      ...change,
    },
  });

describe('the help-centre token', () => {
  it('is issued for a vendor of the account and is not a session token [API-VENDOR-04]', async () => {
    const token = await fetchHelpToken();
    expect(token.split('.')).toHaveLength(3);
    for (const authorization of [`Bearer ${token}|${token}`, `Bearer ${token}`, token]) {
      const answer = await server.app.inject({ url: `${API}/vendors`, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    }
    expect((await owner.call('GET', '/vendor/v2001/hc_jwt_token')).status).toBe(404);
  });
});

describe('starting the help centre', () => {
  it('answers the address of a frame for a valid token [API-MISC-01]', async () => {
    const answer = await init({ verification_token: await fetchHelpToken() });
    expect([answer.statusCode, answer.json()]).toEqual([200, { url: '/help-centre/frame?locale=zh-TW' }]);
  });

  it('refuses foreign tokens, expired ones and malformed payloads', async () => {
    const session = (await server.authorize('owner@demo.test')).slice(7).split('|')[0];
    expect((await init({ verification_token: session })).statusCode).toBe(401);
    expect((await init({ verification_token: 'x' })).statusCode).toBe(401);
    expect((await init({})).statusCode).toBe(400);
    const token = await fetchHelpToken();
    expect((await init({ verification_token: token, bridge: 'window' })).statusCode).toBe(400);
    server.clock.advance(3601);
    expect((await init({ verification_token: token })).statusCode).toBe(401);
    owner = await signedInCaller(server);
  });
});

describe('the frame', () => {
  it('runs only its own file, and only in our own pages', async () => {
    const { headers, body } = await server.app.inject('/help-centre/frame?locale=zh-TW');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('class="unseen">客服中心</h1>');
    expect(body).not.toMatch(/<script(?! src)|style=|onclick/);
  });

  it.each([
    ['ar-KW', 'lang="ar-KW" dir="rtl"', 'مركز المساعدة'],
    ['ur-PK', 'lang="ur" dir="rtl"', 'مدد کا مرکز'],
    ['fr-FR', 'lang="en" dir="ltr"', 'Help centre'],
  ])('in %s declares its language and text direction', async (locale, html, title) => {
    const { body } = await server.app.inject(`/help-centre/frame?locale=${locale}`);
    expect(body).toContain(`<html ${html}>`);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it('ignores HTML in its address', async () => {
    const { body } = await server.app.inject('/help-centre/frame?locale=%22%3E%3Cscript%3E');
    expect(body).toContain('<html lang="en" dir="ltr">');
  });

  /** Runs the script with DOM stubs; `say` sends a message from the parent window. */
  async function openFrame() {
    const element = (id: string) => ({
      id,
      hidden: true,
      addEventListener: (_: string, run: () => void) => (retry = run),
    });
    const buildTopic = (textContent: string) => ({ textContent, hidden: false });
    const children = [buildTopic('How do I request a rider?'), buildTopic('My rider is late')];
    let search: (event: { target: { value: string } }) => void = () => {};
    const none = { textContent: '', dataset: { text: 'No question matches.' } };
    const elements = new Map<string, object>([
      ...['loading', 'denied', 'topics', 'retry'].map((id) => [id, element(id)] as const),
      ['search', { addEventListener: (_: string, run: typeof search) => (search = run) }],
      ['entries', { children, hidden: false }],
      ['none', none],
    ]);
    let retry = () => {};
    let hear: (event: object) => void = () => {};
    const sent: unknown[] = [];
    const parent = {
      postMessage: (data: { type: string }, origin: string) => sent.push([data.type, origin]),
    };
    vm.runInNewContext((await server.app.inject('/help-centre/frame.js')).body, {
      document: { getElementById: (id: string) => elements.get(id) },
      setTimeout: () => 1,
      clearTimeout: () => undefined,
      window: {
        parent,
        location: { origin: 'https://portal.test' },
        addEventListener: (_: string, listener: typeof hear) => (hear = listener),
      },
    });
    const isShown = (id: string) => (elements.get(id) as { hidden?: boolean } | undefined)?.hidden === false;
    const listShownParts = () => ['loading', 'denied', 'topics'].filter(isShown);
    const searchTopics = (value: string) => {
      search({ target: { value } });
      return [...children.filter(({ hidden }) => !hidden).map((each) => each.textContent), none.textContent];
    };
    const postParentMessage = (data: object, from: object = {}) =>
      hear({ source: parent, origin: 'https://portal.test', data, ...from });
    return { sent, shown: listShownParts, say: postParentMessage, found: searchTopics, retry: () => retry() };
  }
  const READY = { type: 'HC_READY', supported_messages: ['HC_ACCESS_TOKEN_REQUEST'] };

  it('starts, asks for a token once the host is ready, and opens with it', async () => {
    const frame = await openFrame();
    expect([frame.sent, frame.shown()]).toEqual([[['HC_START', 'https://portal.test']], ['loading']]);
    frame.say(READY);
    expect(frame.sent[1]).toEqual(['HC_ACCESS_TOKEN_REQUEST', 'https://portal.test']);
    frame.say({ type: 'HC_ACCESS_TOKEN', token: 't' });
    expect(frame.shown()).toEqual(['topics']);
  });

  it('reports a denied token and starts again on request', async () => {
    const frame = await openFrame();
    frame.say(READY);
    frame.say({ type: 'HC_ACCESS_TOKEN_DENIED' });
    expect(frame.shown()).toEqual(['denied']);
    frame.retry();
    expect([frame.shown(), frame.sent.length]).toEqual([['loading'], 3]);
  });

  it('finds the questions that contain every word of a search, or reports that there are none', async () => {
    const frame = await openFrame();
    expect(frame.found('RIDER late')).toEqual(['My rider is late', '']);
    expect(frame.found('invoice')).toEqual(['No question matches.']);
    expect(frame.found(' ')).toEqual(['How do I request a rider?', 'My rider is late', '']);
  });

  it('accepts messages only of its parent window and origin', async () => {
    const frame = await openFrame();
    frame.say({ type: 'HC_ACCESS_TOKEN', token: 't' }, { origin: 'https://evil.test' });
    frame.say({ type: 'HC_ACCESS_TOKEN', token: 't' }, { source: {} });
    expect(frame.shown()).toEqual(['loading']);
  });
});
