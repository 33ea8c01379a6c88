import { expect, it } from '@jest/globals';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell, renderRemote } from '@courier/shell-api/testing';
import { screen } from '@testing-library/react';
import zh from '../../../locales/zh_Hant_TW.json';
import en from '../../../locales/en.json';
import remote from '../../index';

it.each([
  ['en', en],
  ['zh_Hant_TW', zh],
] as const)('says in %s that the screen is not open yet and what to do instead', async (locale, texts) => {
  const shell = createTestShell({ api: createFakeBackend().client, locale });
  renderRemote(remote, { path: '/tracking/v1001-26110000', shell, texts: { zh_Hant_TW: zh } });
  expect(await screen.findByText(texts.notOpenYet.title)).toBeVisible();
  expect(screen.getByText(texts.notOpenYet.text)).toBeVisible();
});
