import { expect, it } from '@jest/globals';
import { csvHead, csvLines } from './csv-text';

it('a file begins with its mark and its columns', () => {
  expect(csvHead(['order', 'note'])).toBe('\ufefforder,note\r\n');
});

it('each row is a line, and what it does not know is empty', () => {
  const rows = [
    { order: 'o1', note: null },
    { order: 7, note: 'say "hi", please' },
  ];
  expect(csvLines(['note', 'order'], rows)).toBe(',o1\r\n"say ""hi"", please",7\r\n');
  expect(csvLines(['note'], [])).toBe('');
});

const line = (note: string) => csvLines(['note'], [{ note }]).replace(/\r\n$/, '');

it.each([
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫', '−'].map((sign) => `${sign}1`),
  ' =1',
  '\u200b=1',
  '\u2800=1',
  '\u00ad=1',
  '=1\nsecond',
  ';=1',
  ' ; =1',
  '；＝1',
  ';;-1',
  '|cmd',
  "\u200b|' /C calc'!A0",
  '｜x',
  '\t=1',
  '\tx',
  '\rx',
  '\nx',
])('%j is no formula in it', (note) => {
  expect(line(note).replace(/^"/, '')).toMatch(/^'/);
});

it.each(['a=1', ';x', 'tea | cake', '1+1', 'Lin-Chia', 'x\n=1', ' x', '٣'])('%j stays as it is', (note) => {
  expect(line(note).replaceAll('"', '')).toBe(note);
});
