import { expect, it, jest } from '@jest/globals';
import { untilSeen } from './until-seen';

it('a visible page starts at once', async () => {
  await expect(untilSeen()).resolves.toBeUndefined();
});

it('a prerendered page waits for its activation', async () => {
  const page = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  const started = jest.fn();
  const start = untilSeen(page).then(started);
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  await start;
  expect(started).toHaveBeenCalledTimes(1);
});
