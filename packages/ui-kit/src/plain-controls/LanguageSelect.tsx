import type { ComponentProps } from 'react';
import type { LocaleCode } from '@courier/config';
import { languageName } from '@courier/i18n';

interface LanguageSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  locale: LocaleCode;
  languages: readonly LocaleCode[];
  onChoose: (locale: LocaleCode) => void;
}

/** Switches between languages, each under its own name; the caller gives it a label. */
export function LanguageSelect({ locale, languages, onChoose, ...attributes }: LanguageSelectProps) {
  return (
    <select
      {...attributes}
      value={locale}
      onChange={(event) => {
        const chosen = languages.find((offered) => offered === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {languages.map((offered) => (
        <option key={offered} value={offered}>
          {languageName(offered)}
        </option>
      ))}
    </select>
  );
}
