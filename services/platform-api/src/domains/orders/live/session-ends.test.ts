import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildOrderUpdate } from '../../../testing/inputs/build-order-update';
import { openLive, requestTicket, type LiveSocket } from '../../../testing/callers/live-socket';
import { embedded, extend, signIn, signOut } from '../../../testing/callers/sign-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let origin: string;
const opened: LiveSocket[] = [];
beforeAll(async () => {
  server = await startTestApp({ accessTokenSeconds: 900 });
  origin = await server.listen();
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await server.close();
});

const connect = (authorization: string) => {
  const live = openLive(origin, authorization);
  opened.push(live);
  return live;
};
const listening = async (authorization: string, vendorId: string) => {
  const live = connect(authorization);
  await live.outcome;
  await live.subscribe(vendorId);
  return live;
};
const publish = (vendor_id: string, order_id: string) =>
  server.deps.bus.publishOrder(buildOrderUpdate({ vendor_id, order_id }));

describe('a channel is closed', () => {
  it('when its access token expires, and accepts no subscription from then on', async () => {
    const { authorization } = await signIn(server, 'solo@demo.test');
    const live = await listening(authorization, 'v4001');
    server.clock.advance(899);
    publish('v4001', 'just-in-time');
    expect(await live.next()).toMatchObject({ data: { order_id: 'just-in-time' } });
    server.clock.advance(1);
    live.send({ action: 'subscribeToVendor', vendor_id: 'v4001' });
    expect(await live.closed).toBe(4401);
    publish('v4001', 'too-late');
    expect(live.heard).toHaveLength(2);
  });

  it('when a refresh token of its session is used a second time', async () => {
    const { authorization, refreshToken } = await signIn(server, 'multi@demo.test');
    const live = await listening(authorization, 'v2001');
    await extend(server, refreshToken);
    expect(await extend(server, refreshToken)).toBeUndefined();
    expect(await live.closed).toBe(4401);
  });

  it('when an embedded session signs out, or its token expires', async () => {
    const authorization = await embedded(server, 'v1002');
    const other = await embedded(server, 'v1003', 60);
    const live = await listening(authorization, 'v1002');
    const outlasting = await listening(other, 'v1003');
    await signOut(server, authorization);
    expect(await live.closed).toBe(4401);
    publish('v1003', 'still-heard');
    expect(await outlasting.next()).toMatchObject({ data: { order_id: 'still-heard' } });
    server.clock.advance(61);
    expect(await outlasting.closed).toBe(4401);
  });
});

describe('a ticket', () => {
  it('becomes invalid when its session is signed out or expires', async () => {
    const { authorization } = await signIn(server, 'solo@demo.test');
    const [first, second] = [
      await requestTicket(server, authorization),
      await requestTicket(server, authorization),
    ];
    expect(await connect(first).outcome).toBe('open');
    await signOut(server, authorization);
    expect(await connect(second).outcome).toBe(401);
    const short = await embedded(server, 'v1002', 10);
    const third = await requestTicket(server, short);
    server.clock.advance(11);
    expect(await connect(third).outcome).toBe(401);
  });

  it('of newer tokens renews an open channel without a gap', async () => {
    const { authorization, refreshToken } = await signIn(server, 'solo@demo.test');
    const live = await listening(authorization, 'v4001');
    server.clock.advance(600);
    const newer = await extend(server, refreshToken);
    const ticket = await requestTicket(server, newer?.authorization ?? '');
    live.send({ action: 'renew', ticket: ticket.replace('Ticket ', '') });
    expect(await live.next()).toEqual({ action: 'renewed', expires_in: 900 });
    server.clock.advance(899);
    publish('v4001', 'heard-throughout');
    expect(await live.next()).toMatchObject({ data: { order_id: 'heard-throughout' } });
    await signOut(server, newer?.authorization ?? '');
    expect(await live.closed).toBe(4401);
  });

  it('of another session, used or invalid does not renew a channel', async () => {
    const { authorization } = await signIn(server, 'solo@demo.test');
    const live = await listening(authorization, 'v4001');
    const foreign = await requestTicket(server, (await signIn(server, 'owner@demo.test')).authorization);
    const used = await requestTicket(server, authorization);
    expect(await connect(used).outcome).toBe('open');
    for (const ticket of [foreign, used, 'Ticket guessed'])
      live.send({ action: 'renew', ticket: ticket.replace('Ticket ', '') });
    server.clock.advance(900);
    expect(await live.closed).toBe(4401);
    expect(live.heard).toEqual([{ action: 'subscribe_ok', vendor_id: 'v4001' }]);
  });
});
