type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** Dotted paths of all strings of a text file; plural forms such as `items_one` are one key, `items`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];
