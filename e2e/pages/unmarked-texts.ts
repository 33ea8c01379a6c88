import type { Page } from '@playwright/test';
import { MARKS } from '../setup/pseudo-texts';

/** Visible texts, accessible names, placeholders and the title, without the parts within marks. */
const outsideMarks = (page: Page): Promise<string[]> =>
  page.evaluate(({ start, end }) => {
    const found: string[] = [];
    let depth = 0;
    const withoutMarked = (text: string) => {
      let outside = '';
      for (const sign of text) {
        if (sign === start) depth += 1;
        else if (sign === end) depth -= 1;
        else if (depth === 0) outside += sign;
      }
      return outside.trim();
    };
    const addText = (text: string, place: string) => {
      if (/\p{L}/u.test(text)) found.push(`${place}: ${text}`);
    };
    addText(withoutMarked(document.title), 'title');
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of [
        'aria-label',
        'alt',
        'title',
        'placeholder',
        'aria-description',
        'aria-valuetext',
      ]) {
        const value = element.getAttribute(name);
        if (value !== null) addText(withoutMarked(value), `${element.localName} ${name}`);
        depth = 0;
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, template, noscript, kbd, option')) continue;
      const outside = withoutMarked(node.textContent ?? '');
      if (parent.checkVisibility({ visibilityProperty: true })) addText(outside, parent.localName);
    }
    return [...new Set(found)];
  }, MARKS);

/** Scripts whose words are not separated by spaces or may carry endings. */
const UNSEPARATED =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** Removes a text where it is not part of a longer word. */
function withoutText(text: string, known: string): string {
  if (!text.includes(known)) return text;
  if (UNSEPARATED.test(known)) return text.replaceAll(known, ' ');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])${known.replaceAll(SPECIAL, '\\$&')}(?![\\p{L}\\p{M}])`, 'gu'),
    ' ',
  );
}

/** `E7J WH7`: the short number of an order. */
const ORDER_NUMBER = /\b[A-Z\d]{3} [A-Z\d]{3}\b/g;

/**
 * Visible texts outside marks that are no data, as `place: text`.
 * @param data names, addresses, and words that `Intl` writes
 */
export async function unmarkedTexts(page: Page, data: Iterable<string>): Promise<string[]> {
  const known = [...new Set(data)].toSorted((one, other) => other.length - one.length);
  const texts = await outsideMarks(page);
  return texts.filter((text) => {
    const shown = text.slice(text.indexOf(': ') + 2).replaceAll(ORDER_NUMBER, ' ');
    return /\p{L}/u.test(known.reduce(withoutText, shown));
  });
}
