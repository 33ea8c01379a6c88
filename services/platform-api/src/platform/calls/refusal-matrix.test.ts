import type { CountryCode } from '@courier/config';
import type { Call } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import {
  callRows,
  needsSession,
  sampleCallParts,
  sendCall,
  type Parts,
} from '../../testing/server/contract-calls';
import { API, signedInCaller } from '../../testing/callers/place-order';
import type { JsonSchema } from '../../testing/inputs/sample-of-schema';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { callPath } from './call-path';
import { assertOwner } from './owner';
import type { Session } from '../requests/session';

type Kind = 'CLASSIC' | 'GODROID' | 'GUEST';

const KINDS: readonly Kind[] = ['CLASSIC', 'GODROID', 'GUEST'];
const NOTHING = { params: {}, query: {}, body: null };
const guarded = callRows.filter(([, call]) => call.access !== 'public');
const owned = guarded.filter(([, call]) => call.owner !== null);
const isAllowed = (call: Call, kind: Kind) => call.access === 'public' || needsSession(call, kind);

let server: TestApp;
let sessions: Record<Kind, string>;
let abroad: Record<Kind, string>;
/** Existing ids of another account, which must look unknown. */
let foreign: Record<string, string>;
let own: Record<Kind, Record<string, string>>;
/** Ids of close neighbours: the shop's owner for its embedded portal, another guest for a guest. */
let near: Record<'GODROID' | 'GUEST', Record<string, string>>;
let signedOut: string;

async function guest(host: string): Promise<{ authorization: string; vendorId: string }> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/guest/login`,
    headers: { host },
    payload: { name: 'Lin', phone_number: host.startsWith('kw') ? '+96550012345' : '0912048317' },
  });
  const { result } = answer.json<{ result: { token: string; vendor_id: string } }>();
  return { authorization: `Bearer ${result.token}`, vendorId: result.vendor_id };
}
const godroid = async (vendorId: string, country: CountryCode, seconds = 3600) =>
  `GoDroid ${await signGodroidToken(server.deps.keys, server.clock, { vendorId, country }, seconds)}`;

async function newJob(vendorId: string): Promise<string> {
  const { job_id } = await server.deps.db
    .insertInto('bulk_jobs')
    .values({
      job_id: `job-of-${vendorId}`,
      country: 'TW',
      vendor_id: vendorId,
      status: 'PREPROCESS_SUCCESS',
      created_by: 'somebody@demo.test',
      created_at: 1,
      placing_since: null,
      placement_key: null,
      finished_at: null,
    })
    .returning('job_id')
    .executeTakeFirstOrThrow();
  return job_id;
}

beforeAll(async () => {
  server = await startTestApp();
  const inTaiwan = await guest('tw.localhost');
  sessions = {
    CLASSIC: await server.authorize('owner@demo.test'),
    GODROID: await godroid('v1002', 'TW'),
    GUEST: inTaiwan.authorization,
  };
  abroad = {
    CLASSIC: await server.authorize('owner.kw@demo.test', 'kw.localhost'),
    GODROID: await godroid('kw1001', 'KW'),
    GUEST: (await guest('kw.localhost')).authorization,
  };
  const stranger = await signedInCaller(server, 'solo@demo.test', 'v4001', {
    latitude: 25.0512,
    longitude: 121.5301,
  });
  const order = await stranger.placeOrder();
  await server.deps.db
    .insertInto('riders')
    .values({
      rider_id: 'r-foreign',
      country: 'TW',
      name: 'Wu',
      phone_number: '+886900000000',
      latitude: 25,
      longitude: 121,
      updated_at: 1,
    })
    .execute();
  await server.deps.db
    .updateTable('orders')
    .set({ rider_id: 'r-foreign' })
    .where('order_id', '=', order)
    .execute();
  foreign = { vendor: 'v4001', order, rider: 'r-foreign', job: await newJob('v4001') };
  const mine = await signedInCaller(server);
  const other = await guest('tw.localhost');
  near = {
    GODROID: { vendor: 'v1001', order: await mine.placeOrder(), job: await newJob('v1001') },
    GUEST: { vendor: other.vendorId },
  };
  signedOut = await server.authorize('solo@demo.test');
  const left = await server.app.inject({
    method: 'POST',
    url: `${API}/logout`,
    headers: { authorization: signedOut },
  });
  if (left.statusCode !== 200) throw new Error(`The account could not sign out: ${left.body}`);
  own = {
    CLASSIC: { vendor: 'v1001', order: await mine.placeOrder() },
    GODROID: { vendor: 'v1002' },
    GUEST: { vendor: inTaiwan.vendorId },
  };
});
afterAll(() => server.close());

async function send(call: Call, parts: Parts, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await sendCall(server, call, parts, headers as Record<string, string>);
  return { status: answer.statusCode, body: answer.body };
}

function withIds(call: Call, ids: Record<string, string>): Parts {
  const parts = sampleCallParts(call);
  for (const [kind, place] of Object.entries(call.owner ?? {})) {
    const [part = 'params', ...path] = place.split('.') as [keyof Parts, ...string[]];
    const last = path.pop() ?? '';
    let target = (parts[part] ??= {});
    for (const step of path) target = (target[step] ??= {}) as Record<string, unknown>;
    target[last] = ids[kind] ?? `unknown-${kind}`;
  }
  return parts;
}

it.each(callRows)('%s is answered by this server', (_name, call) => {
  expect(server.app.hasRoute({ method: call.method, url: callPath(call) })).toBe(true);
});

describe('every call that needs a session', () => {
  it.each(guarded)('%s is 401 without one, before any other error [API-AUTH-11]', async (_name, call) => {
    const malformed: Parts = { params: undefined, query: undefined, body: call.body ? {} : undefined };
    expect((await send(call, malformed)).status).toBe(401);
    for (const authorization of ['Bearer', 'Bearer a|b', 'Bearer abc', 'GoDroid abc', 'Basic YTpi'])
      expect((await send(call, malformed, authorization)).status).toBe(401);
  });

  it.each(guarded)('%s is 401 with tokens of another country [API-AUTH-11]', async (_name, call) => {
    for (const kind of KINDS)
      expect((await send(call, sampleCallParts(call), abroad[kind])).status).toBe(401);
  });

  it.each(guarded)(
    '%s is 401 with the tokens of a session that has ended [API-AUTH-11]',
    async (_name, call) => {
      expect((await send(call, sampleCallParts(call), signedOut)).status).toBe(401);
    },
  );

  it.each(guarded)('%s is 401 with tokens in the wrong scheme [API-AUTH-11]', async (_name, call) => {
    const swapped = [
      sessions.GUEST.replace('Bearer', 'GoDroid'),
      sessions.GODROID.replace('GoDroid', 'Bearer'),
    ];
    for (const authorization of swapped)
      expect((await send(call, sampleCallParts(call), authorization)).status).toBe(401);
  });

  it.each(guarded)(
    '%s is 403 for kinds of session that may not make it, even malformed [API-AUTH-11]',
    async (_name, call) => {
      const malformed: Parts = { params: undefined, query: undefined, body: call.body ? {} : undefined };
      for (const kind of KINDS.filter((one) => !isAllowed(call, one)))
        expect((await send(call, malformed, sessions[kind])).status).toBe(403);
    },
  );
});

const OWNED_FIELD = /^((parent_)?vendor|order|job|rider)_?ids?$/i;
/** Fields without an ownership check, and why they reveal nothing. */
const NOT_PROVED: Readonly<Record<string, string>> = {
  'outlets.update body.parent_vendor_id': 'refused unless it is the stored one of the outlet that is proved',
  'payments.intent body.order.vendor_id': 'refused unless it is the vendor that is proved',
  'helpCentre.ticket body.order_id': 'refused unless the account owns the order',
  'pricing.fee body.order_id': 'refused unless it is an order of the vendor that is proved',
};

/** Dotted paths of all matching fields of a schema. */
function ownedFields(schema: JsonSchema | undefined, path: string): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => [
    ...(OWNED_FIELD.test(name) ? [`${path}.${name}`] : []),
    ...ownedFields(field, `${path}.${name}`),
    ...ownedFields(field.items, `${path}.${name}[]`),
  ]);
}

describe('every call on an owned resource', () => {
  it.each(guarded)('%s checks each id of a request', (name, call) => {
    const fields = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? ownedFields(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, part) : [];
    });
    const proved: string[] = Object.values(call.owner ?? {});
    const unproved = fields.filter((field) => !proved.includes(field) && !(`${name} ${field}` in NOT_PROVED));
    expect(unproved).toEqual([]);
  });

  it.each(owned)('%s is never served without the id of its resource', async (_name, { owner }) => {
    const session: Session = {
      kind: 'GODROID',
      vendorId: 'v1002',
      country: 'TW',
      key: 'none',
      expiresAt: Infinity,
    };
    for (const [kind, place] of Object.entries(owner ?? {})) {
      const nothing = assertOwner(server.deps.calls, session, { [kind]: place }, NOTHING);
      await expect(nothing).rejects.toThrow(place);
    }
  });

  it.each(owned.filter(([, call]) => call.body !== null))(
    '%s is 400 when malformed, before anything is looked up',
    async (_name, call) => {
      const malformed = { ...withIds(call, foreign), body: { broken: true } };
      for (const kind of KINDS.filter((one) => isAllowed(call, one)))
        expect((await send(call, malformed, sessions[kind])).status).toBe(400);
    },
  );

  it.each(owned)(
    '%s is the same 404 for foreign and unknown ids [API-AUTH-11, API-AUTH-12]',
    async (_name, call) => {
      for (const kind of KINDS.filter((one) => isAllowed(call, one))) {
        const unknown = await send(call, withIds(call, {}), sessions[kind]);
        expect(unknown.status).toBe(404);
        expect(await send(call, withIds(call, foreign), sessions[kind])).toEqual(unknown);
        for (const one of Object.keys(call.owner ?? {})) {
          const mixed = { ...own[kind], [one]: foreign[one] ?? 'unknown' };
          expect(await send(call, withIds(call, mixed), sessions[kind])).toEqual(unknown);
        }
      }
    },
  );
});

describe('sessions of one shop or one guest', () => {
  it.each(owned)(
    '%s is the same 404 for what their neighbours own [API-AUTH-11, API-AUTH-12]',
    async (_name, call) => {
      for (const kind of ['GODROID', 'GUEST'] as const) {
        if (!isAllowed(call, kind)) continue;
        const unknown = await send(call, withIds(call, {}), sessions[kind]);
        expect(unknown.status).toBe(404);
        expect(await send(call, withIds(call, near[kind]), sessions[kind])).toEqual(unknown);
      }
    },
  );

  it.each(owned)(
    '%s is 404 for the embedded portal of another restaurant [API-AUTH-11]',
    async (_name, call) => {
      if (!isAllowed(call, 'GODROID')) return;
      const another = await godroid('v4001', 'TW');
      const parts = withIds(call, { ...near.GODROID, ...own.GODROID });
      expect((await send(call, parts, another)).status).toBe(404);
    },
  );
});

describe('every call that needs no session', () => {
  it.each(callRows.filter(([, call]) => call.access === 'public'))(
    '%s gives all callers the same answer, with a valid or an invalid session',
    async (_name, call) => {
      const without = await send(call, sampleCallParts(call));
      for (const authorization of ['Bearer a|b', signedOut, sessions.GODROID, sessions.GUEST])
        expect((await send(call, sampleCallParts(call), authorization)).status).toBe(without.status);
    },
  );
});

describe('every identity call', () => {
  it.each(callRows.filter(([, call]) => call.base === 'identity'))(
    '%s names the code of what is wrong with a malformed request [API-AUTH-06]',
    async (_name, call) => {
      if (call.body === null && call.query === null) return;
      const answer = await send(
        call,
        {
          params: undefined,
          query: undefined,
          body: call.body ? {} : undefined,
        },
        call.access === 'public' ? undefined : sessions.CLASSIC,
      );
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({
        message: 'InvalidParameterException',
        meta: { translation_key: 'auth.InvalidParameterException', field: expect.any(String) },
      });
    },
  );
});

describe('expired tokens', () => {
  it('are 401 for every call after they expire [API-AUTH-11]', async () => {
    const embedded = await godroid('v1002', 'TW', 60);
    server.clock.advance(7 * 86_400 + 1);
    for (const [, call] of guarded) {
      for (const authorization of [sessions.CLASSIC, sessions.GUEST, embedded])
        expect((await send(call, sampleCallParts(call), authorization)).status).toBe(401);
    }
  });
});
