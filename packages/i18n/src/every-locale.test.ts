import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SUPPORTED_LOCALES, type UiLanguage } from '@courier/config';
import { createI18n, uiLanguageOf, type LocaleTexts } from './index';

const FOLDER = join(__dirname, '../locales');

const readTexts = (language: string): LocaleTexts =>
  Object.fromEntries(
    readdirSync(join(FOLDER, language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')),
    ]),
  );

/** The button "Cancel" in each language, so that a swapped or missing file is noticed. */
const CANCEL: Record<UiLanguage, string> = {
  en: 'Cancel',
  zh_Hant_TW: '取消',
  zh_Hant_HK: '取消',
  zh_Hans_SG: '取消',
  ar: 'إلغاء',
  ur: 'منسوخ کریں',
  bg: 'Отказ',
  bn: 'বাতিল',
  cs: 'Zrušit',
  da: 'Annuller',
  de: 'Abbrechen',
  el: 'Ακύρωση',
  es: 'Cancelar',
  fi: 'Peruuta',
  fil: 'Kanselahin',
  hr: 'Odustani',
  hu: 'Mégse',
  ja: 'キャンセル',
  km: 'បោះបង់',
  ko: '취소',
  lo: 'ຍົກເລີກ',
  ms: 'Batal',
  my: 'မလုပ်တော့ပါ',
  nb: 'Avbryt',
  pl: 'Anuluj',
  ro: 'Renunță',
  sk: 'Zrušiť',
  sv: 'Avbryt',
  th: 'ยกเลิก',
  tr: 'Vazgeç',
  vi: 'Hủy',
};

it.each(SUPPORTED_LOCALES)('%s shows the texts of its own language', async (locale) => {
  const requested: string[] = [];
  const { i18n } = await createI18n({
    locale,
    fetchTexts: async (language) => {
      requested.push(language);
      return readTexts(language);
    },
  });
  const language = uiLanguageOf(locale);
  expect(i18n.t('common:action.cancel')).toBe(CANCEL[language]);
  // One file, of this language only; English is compiled in.
  expect(requested).toEqual(language === 'en' ? [] : [language]);
});

it('Chinese has different texts in Taiwan, Hong Kong and Singapore', () => {
  const statuses = ['zh_Hant_TW', 'zh_Hant_HK', 'zh_Hans_SG'].map(
    (language) => readTexts(language)['order-status']?.['waiting-for-rider'],
  );
  expect(statuses).toEqual(['尋找外送員', '尋找車手', '寻找骑手']);
});
