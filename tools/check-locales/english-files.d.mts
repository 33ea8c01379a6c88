export interface EnglishFile {
  /** The namespace, such as `shell-public` or `i18n-common`. */
  place: string;
  file: string;
  /** The file of another language. */
  at(language: string): string;
}

export function englishFiles(): EnglishFile[];
