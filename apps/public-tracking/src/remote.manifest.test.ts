import { expect, it } from '@jest/globals';
import { checkRemote } from '@courier/shell-api/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';
import zh from '../locales/zh_Hant_TW.json';
import { manifest } from './remote.manifest';

it('fits the portal, with every text in every complete language', () => {
  expect(checkRemote(manifest, { en, ar, ur, zh_Hant_TW: zh })).toEqual([]);
});

it('opens every page without a session and without a flag', () => {
  for (const route of manifest.routes) expect(route).not.toHaveProperty('flag');
  expect(manifest.routes.map(({ access, path }) => `${access} ${path}`)).toEqual([
    'public /tracking/:orderId',
    'public /delivery-receipt/:orderId',
    'public /tracking-c2c/:orderId',
  ]);
});
