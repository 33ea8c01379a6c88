import { beforeEach, expect, it } from '@jest/globals';
import { loadDeferredSheets, waitForDeferredSheets } from './deferred-stylesheets';

beforeEach(() => {
  document.head.innerHTML =
    '<link data-late href="/a.css"><link data-late data-first-paint href="/b.css"><link rel="stylesheet" href="/c.css">';
});

const links = () => [...document.querySelectorAll('link')] as [HTMLLinkElement, HTMLLinkElement];

it('does not load the style sheet of a remote until the prerendered HTML is accepted or rejected', () => {
  loadDeferredSheets();
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', '', 'stylesheet']);
  links()[1].dataset['href'] = '/b.css';
  loadDeferredSheets();
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet', 'stylesheet']);
});

it('waits only for requested style sheets', async () => {
  expect(await waitForDeferredSheets()).toBe(true);
  loadDeferredSheets();
  let isThere = false;
  const there = waitForDeferredSheets().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  links()[0].dispatchEvent(new Event('load'));
  expect(await there).toBe(true);
});

it('stops waiting for a style sheet that fails', async () => {
  loadDeferredSheets();
  const there = waitForDeferredSheets();
  links()[0].dispatchEvent(new Event('error'));
  expect(await there).toBe(false);
});
