import type { Reading } from '../text/reading';
import { UNCASED_LETTERS } from '../text/scripts';
import type { Token } from './tokens';

const UNCASED = new RegExp(`[${UNCASED_LETTERS}]`, 'u');
const isUncased = (text: string) => UNCASED.test(text);

/** Marks the tokens that belong to an address, and counts those that occur only in addresses. */
export class Marks {
  readonly inside: boolean[];
  readonly core: boolean[];

  constructor(
    private readonly reading: Reading,
    readonly tokens: readonly Token[],
  ) {
    this.inside = tokens.map(() => false);
    this.core = tokens.map(() => false);
  }

  word(index: number) {
    const token = this.tokens[index];
    return token ? this.reading.text.slice(token.start, token.end) : '';
  }

  is(index: number, ...kinds: Token['kind'][]) {
    const token = this.tokens[index];
    return token !== undefined && kinds.includes(token.kind);
  }

  put(index: number) {
    if (this.tokens[index]) this.inside[index] = true;
  }

  isName(index: number) {
    if (this.is(index, 'caps')) return true;
    return this.is(index, 'word') && isUncased(this.word(index)) && !this.isCue(index);
  }

  /** A number before "5 Jalan Burma" belongs to it unless it counts the preceding word. */
  putNumberBefore(index: number) {
    if (this.word(index - 1) === ',' && this.is(index - 2, 'number') && this.opens(index - 3)) {
      this.put(index - 2);
      this.put(index - 1);
      return;
    }
    if (!this.is(index - 1, 'number')) return;
    const before = this.tokens[index - 2];
    const number = this.tokens[index - 1];
    if (!number) return;
    const opens =
      before === undefined ||
      before.kind === 'stop' ||
      before.kind === 'comma' ||
      this.word(index - 1).includes('/');
    const cued = before && this.reading.wordBefore(before.end, 'cue:place', 'label:address') !== undefined;
    if (opens || cued) this.put(index - 1);
  }

  /** Whether a number after a word begins an address: "di 33, Lorong Kenanga". */
  private opens(index: number) {
    const before = this.tokens[index];
    return (
      before === undefined ||
      before.kind === 'stop' ||
      this.reading.wordBefore(before.end, 'cue:place', 'label:address') !== undefined
    );
  }

  /** Without capital letters, the end of a name is unknown. */
  mostNames(index: number) {
    const word = this.word(index);
    if (/\p{Script=Thai}/u.test(word)) return 1;
    return isUncased(word) ? 2 : 5;
  }

  isCue(index: number) {
    const token = this.tokens[index];
    if (!token) return true;
    return (
      this.reading.wordAt(
        token.start,
        'cue:want',
        'cue:place',
        'cue:polite',
        'name:says',
        'name:before',
        'goods:noun',
        'goods:unit',
        'cue:link',
      ) !== undefined
    );
  }
}
