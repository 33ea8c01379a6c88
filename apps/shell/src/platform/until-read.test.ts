import { expect, it } from '@jest/globals';
import { untilRead } from './until-read';

const pageThatIs = (readyState: DocumentReadyState) => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'readyState', { value: readyState });
  return page;
};

it.each(['interactive', 'complete'] as const)('resolves at once for a page that is %s', async (state) => {
  await expect(untilRead(pageThatIs(state))).resolves.toBeUndefined();
});

it('waits for a page that is still being parsed', async () => {
  const page = pageThatIs('loading');
  let isRead = false;
  const read = untilRead(page).then(() => (isRead = true));
  await Promise.resolve();
  expect(isRead).toBe(false);
  page.dispatchEvent(new Event('readystatechange'));
  expect(await read).toBe(true);
});
