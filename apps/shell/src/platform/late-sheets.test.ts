import { beforeEach, expect, it } from '@jest/globals';
import { askForLateSheets, lateSheetsThere } from './late-sheets';

beforeEach(() => {
  document.head.innerHTML =
    '<link data-late href="/a.css"><link data-late data-first-paint href="/b.css"><link rel="stylesheet" href="/c.css">';
});

const links = () => [...document.querySelectorAll('link')] as [HTMLLinkElement, HTMLLinkElement];

it('leaves a remote’s sheet alone until somebody has said whether it holds', () => {
  askForLateSheets();
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', '', 'stylesheet']);
  links()[1].dataset['href'] = '/b.css';
  askForLateSheets();
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet', 'stylesheet']);
});

it('waits for those that were asked for, and for no others', async () => {
  expect(await lateSheetsThere()).toBe(true);
  askForLateSheets();
  let isThere = false;
  const there = lateSheetsThere().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  links()[0].dispatchEvent(new Event('load'));
  expect(await there).toBe(true);
});

it('waits no longer for one that does not come', async () => {
  askForLateSheets();
  const there = lateSheetsThere();
  links()[0].dispatchEvent(new Event('error'));
  expect(await there).toBe(false);
});
