/** A text of a language beside its English. */
export interface LocaleText {
  /** The namespace, such as `shell`. */
  place: string;
  /** Namespace and path, such as `shell:nav.orders`. */
  key: string;
  english: string;
  text: string;
}

/** Keys of two texts. */
export type Pair = [first: string, second: string];

export interface WordingProblem {
  key: string;
  /** The rule that the text breaks. */
  check: string;
  what: string;
}

export type LocaleProblem = WordingProblem & { locale: string };

/** A row of a glossary. */
export interface GlossaryRow {
  term: string;
  text: string;
  allowed: string[];
  forbidden: string[];
  note: string;
}

export interface KnownProblem {
  locale: string;
  check: string;
  keys: Set<string>;
  reason: string;
}
