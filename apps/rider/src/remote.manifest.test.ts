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
