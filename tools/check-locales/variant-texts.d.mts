export interface Texts {
  [key: string]: string | Texts;
}

export function variantBase(locale: string): string;
export function isVariant(locale: string): boolean;
export function mergeDifferences(base: Texts, differences: Texts): Texts;
export function differenceProblems(english: Texts, base: Texts, differences: Texts, locale: string): string[];
export function readMerged(at: (language: string) => string, locale: string): Texts;
