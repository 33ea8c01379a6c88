import { expect, it } from '@jest/globals';
import { preloadScreenFiles } from './preload-screen-files';

it('preloads the files of the screen, and no deferred style sheet', () => {
  document.head.innerHTML =
    '<link data-ahead as="script" href="/remote.js"><link data-ahead as="script" href="/screen.js">' +
    '<link data-late as="style" href="/screen.css">';
  preloadScreenFiles();
  const asked = [...document.querySelectorAll('link')].map(({ rel }) => rel);
  expect(asked).toEqual(['preload', 'preload', '']);
});
