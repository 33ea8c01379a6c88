import { expect, it } from '@jest/globals';
import { readPhone } from './read-phone';

/** Mobile numbers of Taiwan, and numbers of Taipei. */
const isPhone = (text: string) => /^(?:\+886|0)(?:9\d{8}|2\d{8})$/.test(text.replace(/[\s().-]/g, ''));

const read = (text: string) => {
  const verdict = readPhone(text, isPhone);
  if (verdict.kind === 'good')
    return [verdict.value.number, verdict.value.extension].filter(Boolean).join(' +');
  return verdict.kind === 'error'
    ? verdict.key
    : verdict.answers.map(({ text: answer }) => `${answer}?`).join(' ');
};

it.each([
  ['0912048317', '0912048317'],
  ["'+886912048317", '+886912048317'],
  ['\u202A+886 912 048 317\u202C', '+886 912 048 317'],
  ['\u2066091\u200B2048317\u2069', '0912048317'],
  ['tel:0912048317', '0912048317'],
  ['00886912048317', '+886912048317'],
  ['٠٩١٢٠٤٨٣١٧', '0912048317'],
  ['02-2712-3456 分機12', '02-2712-3456 +12'],
  ['02-2712-3456 轉 12', '02-2712-3456 +12'],
  ['02-2712-3456 ext. 12', '02-2712-3456 +12'],
  ['02-2712-3456#12', '02-2712-3456 +12'],
  ['02-2712-3456 (ext 12)', '02-2712-3456 +12'],
  ['02-2712-3456 داخلي 12', '02-2712-3456 +12'],
])('reads the phone “%s” as %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each([
  ['0912048317、0922333444', '0912048317? 0922333444?'],
  ['0912048317 或 0922333444', '0912048317? 0922333444?'],
  ['0912048317\n0922333444', '0912048317? 0922333444?'],
  ['0912048317 (太太)', '0912048317?'],
  ['0912-048-317 林小姐', '0912-048-317?'],
  ['912048317', '0912048317?'],
])('asks which number “%s” means', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each(['09120487', '8.86912E+11', '', 'ask', '1234'])('reports that “%s” is no phone number', (text) => {
  expect(read(text)).toBe('validation.phone-incorrect');
});
