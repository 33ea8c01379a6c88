/** Scripts without capital letters, as part of a character class: any word may be a name. */
export const UNCASED_LETTERS = String.raw`\p{Script=Arabic}\p{Script=Thai}\p{Script=Bengali}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Khmer}`;

/** Scripts without spaces between words: the end of a value is a guess. */
export const UNSPACED = /[\p{Script=Thai}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Khmer}]/u;
