import { expect, it, jest } from '@jest/globals';
import { waitForActivation } from './prerender-activation';

it('a visible page starts at once', async () => {
  await expect(waitForActivation()).resolves.toBeUndefined();
});

it('a prerendered page waits for its activation', async () => {
  const page = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  const started = jest.fn();
  const start = waitForActivation(page).then(started);
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  await start;
  expect(started).toHaveBeenCalledTimes(1);
});
