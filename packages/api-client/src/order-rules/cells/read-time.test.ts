import { expect, it } from '@jest/globals';
import { readTime } from './read-time';

const read = (text: string, isNumber = false) => {
  const verdict = readTime(text, isNumber);
  if (verdict.kind === 'good') return verdict.value;
  return verdict.kind === 'error'
    ? verdict.key
    : verdict.answers.map(({ text: answer }) => `${answer}?`).join(' ');
};

it.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['12.05', '12:05'],
  ['00.30', '00:30'],
  ['18:30:00', '18:30'],
  ['18:30 Uhr', '18:30'],
  ['18.30 Uhr', '18:30'],
  ['18 Uhr', '18:00'],
  ['18h30', '18:30'],
  ['kl. 18.30', '18:30'],
  ['klo 18.30', '18:30'],
  ['18.30 น.', '18:30'],
  ['18 giờ 30', '18:30'],
  ['오후 6:30', '18:30'],
  ['오후 6시 30분', '18:30'],
  ['18시 30분', '18:30'],
  ['午後6時30分', '18:30'],
  ['下午6：30', '18:30'],
  ['下午6點半', '18:30'],
  ['晚上7點', '19:00'],
  ['6:30 p. m.', '18:30'],
  ['6:30\u202Fp.\u00A0m.', '18:30'],
  ['6:30 PM', '18:30'],
  ['6pm', '18:00'],
  ['6:30 μ.μ.', '18:30'],
  ['٦:٣٠ م', '18:30'],
  ['6:30 صباحًا', '06:30'],
  ['du. 6:30', '18:30'],
  ['6.30 ptg', '18:30'],
  ['12:05 am', '00:05'],
  ['12:05 pm', '12:05'],
])('reads the time “%s” as %s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each([
  ['18.3', '18:30? 18:03? 18:18?'],
  ['1830', '18:30?'],
  ['930', '09:30?'],
  ['18', '18:00?'],
  ['18,30', '18:30? 18:18?'],
  ['0.77083333', '18:30?'],
  ['0.30', '00:30? 07:12?'],
  ['18:00-19:00', '18:00? 19:00?'],
])('asks about the ambiguous time “%s”', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

it.each([
  ['18.3', '18:30? 18:03? 18:18?'],
  ['12.05', '12:05? 12:03?'],
  ['1830', '18:30?'],
  ['18', '18:00?'],
  ['0.7708333333333334', '18:30?'],
])('asks about the number %s of a workbook that is not formatted as a time', (text, wanted) => {
  expect(read(text, true)).toBe(wanted);
});

it.each(['25:00', '24:00', '18:75', 'noonish', '18:30 am', 'Sa 18:30', 'abc', '5:5'])(
  'reports that “%s” is no time',
  (text) => {
    expect(read(text)).toBe('cell.no-time');
  },
);
