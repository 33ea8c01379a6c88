import { describe, expect, it } from '@jest/globals';
import { defineRemote, type LazyModule, type ScreenProps } from './define-remote';
import { defineManifest } from './manifest';
import type { FlagsOf } from './manifest';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    crates: { title: string; nav: { list: string }; keys: { empty: string } };
  }
}

const route = { path: '/crates', access: 'protected', modes: ['CLASSIC'] } as const;
const manifest = defineManifest({
  name: 'crates',
  titleKey: 'title',
  i18nNamespace: 'crates',
  routes: [
    { ...route, id: 'list', modes: ['CLASSIC'], flag: 'crates-open' },
    { ...route, id: 'one', path: '/crates/:id', modes: ['CLASSIC'], flag: 'voucher' },
  ],
  navigation: [{ routeId: 'list', labelKey: 'nav.list', icon: 'parcel', order: 50 }],
  slots: ['navigation-badge'],
  shortcuts: [{ id: 'empty', routeId: 'one', keys: ['E'], labelKey: 'keys.empty' }],
  flags: [{ key: 'crates-open', default: false, owner: 'apps/crates', effect: 'The list is open.' }],
});

declare module './ports/flags' {
  interface OwnFlags extends FlagsOf<typeof manifest> {}
}

const screen: LazyModule<ScreenProps> = async () => ({ default: () => null });
const slots = { 'navigation-badge': async () => ({ default: () => null }) };
const parts = { screens: { list: screen, one: screen }, slots, englishTexts: {} };

describe('a manifest', () => {
  it('gets the version of the contract it is written for', () => {
    expect(manifest).toMatchObject({ contractVersion: 1, name: 'crates' });
  });

  it('refers only to existing routes, texts and flags, or does not compile', () => {
    const base = { name: 'crates', titleKey: 'title', i18nNamespace: 'crates', slots: [] } as const;
    const list = { ...route, id: 'list' as const, modes: ['CLASSIC' as const] };
    const entry = { routeId: 'list', labelKey: 'nav.list', icon: 'parcel', order: 1 } as const;
    const fine = defineManifest({ ...base, slots: [], routes: [list], navigation: [entry] });
    expect(fine.routes).toHaveLength(1);
    // @ts-expect-error there is no route of this name
    defineManifest({ ...base, slots: [], routes: [list], navigation: [{ ...entry, routeId: 'lost' }] });
    // @ts-expect-error there is no text of this key
    defineManifest({ ...base, slots: [], routes: [list], navigation: [{ ...entry, labelKey: 'nav.lost' }] });
    // @ts-expect-error neither the portal nor the remote knows this flag
    defineManifest({ ...base, slots: [], routes: [{ ...list, flag: 'crates-shut' }], navigation: [] });
  });
});

describe('defining a remote', () => {
  it('binds each route to its screen and each slot to its filler', () => {
    expect(defineRemote(manifest, parts)).toMatchObject({ manifest, ...parts });
  });

  it('names the first route without a screen, screen without a route, and unfilled slot', () => {
    // @ts-expect-error a screen is missing
    expect(() => defineRemote(manifest, { ...parts, screens: { list: screen } })).toThrow(/"one"/);
    // @ts-expect-error no route of this name
    const more = { ...parts, screens: { ...parts.screens, third: screen } } satisfies typeof parts;
    expect(() => defineRemote(manifest, more)).toThrow(/"third"/);
    // @ts-expect-error nothing fills the slot
    expect(() => defineRemote(manifest, { ...parts, slots: {} })).toThrow(/"navigation-badge"/);
  });
});
