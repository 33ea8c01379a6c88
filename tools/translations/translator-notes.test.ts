import { expect, it } from '@jest/globals';
import { englishFiles } from '../check-locales/english-files.ts';
import { readTexts } from '../check-locales/wording/read-texts.ts';
import { readEntries } from './entries.ts';
import { listUnknownNotes, parseNotes, readNotes } from './translator-notes.ts';

it('every note for translators belongs to an English text', () => {
  expect(
    listUnknownNotes(
      readNotes(),
      readTexts('en').map(({ key }) => key),
    ),
  ).toEqual([]);
  expect(listUnknownNotes(parseNotes('key\tnote\nrider:gone\tA note.'), ['rider:title'])).toEqual([
    'rider:gone',
  ]);
});

it('a line without a note is refused', () => {
  expect(() => parseNotes('key\tnote\nrider:title\t')).toThrow(/no note/);
});

it('the export shows the note before the placeholders to keep', () => {
  const entries = readEntries('de', { files: englishFiles(), languages: ['de'] });
  const findNote = (key: string) => entries.find((entry) => entry.key === key)?.note;
  expect(findNote('i18n-errors:session.disconnected')).toMatch(/^Shown after the person logged out\./);
  expect(findNote('tracking-history:dialog.title')).toMatch(/recipient\..* Keep {{name}}\.$/);
});
