import { describe, expect, it } from '@jest/globals';
import { markedMessage } from './marked-message';
import type { PastedPart } from './pasted-part';

const part = (field: PastedPart['field'], ...spans: [number, number][]): PastedPart => ({
  field,
  value: '',
  certain: true,
  doubt: null,
  answers: [],
  spans: spans.map(([start, end]) => ({ start, end })),
});

describe('a message with its parts marked', () => {
  it('keeps every character and assigns each to one part at most', () => {
    const message = 'كرك ٢ للسيدة نورة 🙂';
    const parts = [part('name', [6, 17]), part('description', [0, 5])];
    const marked = markedMessage(message, parts);
    expect(marked.map(({ text }) => text).join('')).toBe(message);
    expect(marked.map(({ part: taken, text }) => [taken?.field ?? null, text])).toEqual([
      ['description', 'كرك ٢'],
      [null, ' '],
      ['name', 'للسيدة نورة'],
      [null, ' 🙂'],
    ]);
  });

  it('includes combining marks of the last letter', () => {
    const message = 'غدًا الساعة 3 مساءً من فضلك';
    const marked = markedMessage(message, [part('time', [0, message.indexOf('ً من')])]);
    expect(marked.map(({ text }) => text)).toEqual(['غدًا الساعة 3 مساءً', ' من فضلك']);
  });

  it('marks the end of a part with two positions once', () => {
    const marked = markedMessage('Neuer Wall 80, 20354 Hamburg', [part('address', [0, 13], [15, 28])]);
    expect(marked.map(({ text, ends }) => [text, ends])).toEqual([
      ['Neuer Wall 80', false],
      [', ', false],
      ['20354 Hamburg', true],
    ]);
  });
});
