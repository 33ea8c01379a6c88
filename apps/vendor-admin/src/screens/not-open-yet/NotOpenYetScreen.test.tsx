import { expect, it } from '@jest/globals';
import { openRemote } from '@courier/shell-api/testing';
import { screen } from '@testing-library/react';
import zh from '../../../locales/zh_Hant_TW.json';
import en from '../../../locales/en.json';
import remote from '../../index';

it.each([
  ['en', en],
  ['zh_Hant_TW', zh],
] as const)('says in %s that the screen is not open yet and what to do instead', async (locale, texts) => {
  openRemote(remote, { path: '/collection-points/v1001', locale, locales: { zh_Hant_TW: zh } });
  expect(await screen.findByText(texts.notOpenYet.title)).toBeVisible();
  expect(screen.getByText(texts.notOpenYet.text)).toBeVisible();
});
