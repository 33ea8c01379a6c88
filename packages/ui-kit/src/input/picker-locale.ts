import arEG from 'antd/es/date-picker/locale/ar_EG';
import enUS from 'antd/es/date-picker/locale/en_US';
import urPK from 'antd/es/date-picker/locale/ur_PK';
import zhTW from 'antd/es/date-picker/locale/zh_TW';
import { useMemo } from 'react';
import { languageTag, uiLanguageOf, type UiLanguage } from '@courier/i18n';

const WORDS: Record<UiLanguage, typeof enUS> = { en: enUS, zh_Hant_TW: zhTW, ar: arEG, ur: urPK };
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

function names(
  count: number,
  dateOf: (index: number) => number,
  tag: string,
  options: Intl.DateTimeFormatOptions,
): string[] {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => format.format(dateOf(index)));
}

/** Words of the picker in the UI language, names of days and months from Intl, so that no moment locale is needed. */
export function usePickerLocale(locale: string): typeof enUS {
  return useMemo(() => {
    const words = WORDS[uiLanguageOf(locale)];
    const tag = languageTag(uiLanguageOf(locale));
    return {
      ...words,
      lang: {
        ...words.lang,
        shortWeekDays: names(7, (day) => SUNDAY + day * DAY, tag, { weekday: 'narrow' }),
        shortMonths: names(12, (month) => Date.UTC(2026, month, 1), tag, { month: 'short' }),
      },
    };
  }, [locale]);
}
