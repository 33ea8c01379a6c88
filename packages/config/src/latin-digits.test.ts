import { expect, it } from '@jest/globals';
import { latinDigits } from './latin-digits';

it.each([
  'ar',
  'fa',
  'hi',
  'bn',
  'th-u-nu-thai',
  'lo-u-nu-laoo',
  'my',
  'km-u-nu-khmr',
  'ja-u-nu-fullwide',
  'en',
])('the digits of %s are converted to 0 to 9, and nothing else is', (tag) => {
  const own = new Intl.NumberFormat(tag.includes('-u-') ? tag : `${tag}-u-nu-native`, { useGrouping: false });
  expect(latinDigits(`№ ${own.format(1_234_567_890)} ab`)).toBe('№ 1234567890 ab');
});
