import { expect, it, jest } from '@jest/globals';
import { untilSeen } from './until-seen';

it('a page that is looked at starts at once', async () => {
  await expect(untilSeen()).resolves.toBeUndefined();
});

it('a page opened out of sight waits until it is shown', async () => {
  const page = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true });
  const started = jest.fn();
  const start = untilSeen(page).then(started);
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  await start;
  expect(started).toHaveBeenCalledTimes(1);
});
