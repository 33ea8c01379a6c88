import { expect, it } from '@jest/globals';
import { firstPaints } from './index';

it('reserves the place of the help button only while the help centre is on', () => {
  expect(firstPaints.frame()).toMatch(
    /<first-when data-when="flag:helpcenter"><span class="[^"]*"><\/span><\/first-when>/,
  );
});
