import { describe, expect, it } from '@jest/globals';
import { buildRoute } from '../testing/build-registry';
import { guardRoute, isEnabled, type Visitor } from './guard-route';

const visitor = (overrides: Partial<Visitor> = {}, flags: string[] = []): Visitor => ({
  mode: 'CLASSIC',
  hasAccess: true,
  isOn: (flag) => flags.includes(flag),
  ...overrides,
});
const NOBODY = { mode: null, hasAccess: false } as const;
const LAPSED = { mode: 'CLASSIC', hasAccess: false } as const;

describe('protected routes', () => {
  it.each([
    ['a signed-in user', visitor()],
    ['an embedded session', visitor({ mode: 'GODROID' })],
    ['a guest', visitor({ mode: 'GUEST' })],
  ])('let %s pass', (_who, who) => {
    expect(guardRoute(buildRoute(), who)).toEqual({ kind: 'pass' });
  });

  it.each([
    ['nobody', NOBODY],
    ['a session that has lapsed', LAPSED],
  ])('send %s to the landing page [SHELL-ROUTE-19]', (_who, who) => {
    expect(guardRoute(buildRoute(), visitor(who))).toEqual({ kind: 'leave', to: '/', reason: 'session' });
  });

  it('send every visitor to the landing page while the flag of the feature is off [SHELL-ROUTE-20]', () => {
    const route = buildRoute({ flag: 'bulk-order-upload' });
    expect(guardRoute(route, visitor())).toEqual({ kind: 'leave', to: '/', reason: 'disabled' });
    expect(guardRoute(route, visitor({}, ['bulk-order-upload']))).toEqual({ kind: 'pass' });
  });

  it('send a mode that the feature does not support to the landing page [SHELL-GUEST-08]', () => {
    const route = buildRoute({ modes: ['CLASSIC', 'GODROID'] });
    expect(guardRoute(route, visitor({ mode: 'GUEST' }))).toMatchObject({ to: '/', reason: 'disabled' });
  });

  it.each([
    [['planned_maintenance']],
    [['unplanned_maintenance']],
    [['planned_maintenance', 'unplanned_maintenance']],
  ])('lead to the maintenance page while %j is on [SHELL-ROUTE-21]', (flags) => {
    expect(guardRoute(buildRoute(), visitor({}, flags))).toMatchObject({ kind: 'leave', to: '/maintenance' });
  });

  it('check maintenance before the session [SHELL-ROUTE-26]', () => {
    expect(guardRoute(buildRoute(), visitor(NOBODY, ['planned_maintenance']))).toMatchObject({
      to: '/maintenance',
    });
  });
});

describe('public routes', () => {
  const route = buildRoute({ access: 'public' });

  it('open without a session and during maintenance [SHELL-ROUTE-22]', () => {
    expect(guardRoute(route, visitor(NOBODY, ['unplanned_maintenance']))).toEqual({ kind: 'pass' });
  });

  it('do not exist while their flag is off', () => {
    expect(guardRoute({ ...route, flag: 'voucher' }, visitor())).toMatchObject({ kind: 'leave', to: '/' });
  });
});

describe('menu entries', () => {
  it('exist only while the flag of their route is on', () => {
    const route = buildRoute({ flag: 'bulk-order-upload' });
    expect([isEnabled(route, visitor()), isEnabled(route, visitor({}, ['bulk-order-upload']))]).toEqual([
      false,
      true,
    ]);
  });
});
