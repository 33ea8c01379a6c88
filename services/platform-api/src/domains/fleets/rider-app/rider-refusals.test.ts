import { callDocs } from '@courier/api-client/call-docs';
import type { Call } from '@courier/api-client/contract';
import { riderAppContract } from '@courier/api-client/rider-app';
import { RIDER_LIMITS } from '@courier/api-client/call-limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callPath } from '../../../platform/calls/call-path';
import { newAddress } from '../../../testing/inputs/new-address';
import { newDevice, riderPhone, type RiderPhone } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

type Name = keyof typeof riderAppContract;
const rows = Object.entries(riderAppContract) as [Name, Call][];
const ofSession = rows.filter(([, { access }]) => access === 'rider');

let server: TestApp;
let phone: RiderPhone;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', fleets: { adapter: 'riders', byCountry: {} } });
  phone = await riderPhone(server, 'Chen Wei');
});
afterAll(() => server.close());

interface Sent {
  token?: string;
  body?: object;
  remoteAddress?: string;
  params?: Record<string, string>;
}

const send = ([name, call]: [Name, Call], { token, body, remoteAddress, params }: Sent) => {
  const example: { params?: Record<string, string>; body?: object; answer: object } =
    callDocs.rider[name].example;
  const values = params ?? example.params ?? {};
  const payload = body ?? example.body;
  return server.app.inject({
    method: call.method,
    url: callPath(call).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? '')),
    remoteAddress: remoteAddress ?? newAddress(),
    headers: { host: 'tw.localhost', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  });
};

it.each(ofSession)('answers %s without a session with 401, before the body is read', async (...row) => {
  const answer = await send(row, { body: { on_duty: 'perhaps' } });
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'Unauthorized', meta: { translation_key: 'error.unauthorized' } },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(rows.filter(([, { body }]) => body !== null))(
  'answers %s with a wrong body with 400',
  async (...row) => {
    server.clock.advance(1);
    for (const body of [{}, { on_duty: 'perhaps' }, { positions: [] }, { device: 'short' }])
      expect((await send(row, { token: phone.token, body })).statusCode).toBe(400);
  },
);

it.each(rows.filter(([, { params }]) => params !== null))(
  'answers %s of something that is not the rider’s own with 404',
  async (name, call) => {
    server.clock.advance(1);
    const params = { offerId: 'of_other', orderId: 'v1001-other', kind: 'delivery' };
    const body = call.upload ? Buffer.from('x') : undefined;
    const answer = await server.app.inject({
      method: call.method,
      url: callPath(call).replace(/:(\w+)/g, (_, key: string) => Reflect.get(params, key) as string),
      remoteAddress: newAddress(),
      headers: {
        host: 'tw.localhost',
        authorization: `Bearer ${phone.token}`,
        ...(body ? { 'content-type': 'image/png' } : {}),
      },
      payload: body ?? callDocs.rider[name].example,
      ...(name === 'report' ? { payload: callDocs.rider.report.example.body } : {}),
    });
    expect(answer.statusCode).toBe(404);
  },
);

describe('limits', () => {
  it('refuse the sixty-first sign-in of an address in five minutes with 429', async () => {
    const remoteAddress = newAddress();
    const signIn = () =>
      send(['signIn', riderAppContract.signIn], { body: { device: newDevice() }, remoteAddress });
    for (let index = 0; index < RIDER_LIMITS.signIn.calls; index += 1)
      expect((await signIn()).statusCode).toBe(401);
    const refused = await signIn();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('refuse the eleventh call of a session in a second with 429', async () => {
    server.clock.advance(5);
    const statuses = [];
    for (let index = 0; index <= RIDER_LIMITS.session.calls; index += 1)
      statuses.push((await send(['shift', riderAppContract.shift], { token: phone.token })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  });
});
