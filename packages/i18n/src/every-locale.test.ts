import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SUPPORTED_LOCALES, type BaseLanguage, type LocaleCode } from '@courier/config';
import { baseLanguage, createI18n, uiLanguageOf, type LocaleTexts } from './index';
import { mergeVariant } from './merge-texts';
import type { Texts } from './texts';

const FOLDER = join(__dirname, '../locales');

const readFile = (path: string): Texts =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};

const readTexts = (language: string): LocaleTexts =>
  Object.fromEntries(
    readdirSync(join(FOLDER, 'en')).map((file) => [
      file.replace('.json', ''),
      mergeVariant(language, (name) => readFile(join(FOLDER, name, file))),
    ]),
  );

/** The button "Cancel" in each language, so that a swapped or missing file is noticed. */
const CANCEL: Record<BaseLanguage, string> = {
  en: 'Cancel',
  zh_Hant_TW: '取消',
  zh_Hant_HK: '取消',
  zh_Hans_SG: '取消',
  ar: 'إلغاء',
  ur: 'منسوخ کریں',
  bg: 'Отказ',
  bn: 'বাতিল করুন',
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
  expect(i18n.t('common:action.cancel')).toBe(CANCEL[baseLanguage(locale)]);
  // One file, of this language only; English is compiled in.
  expect(requested).toEqual(locale === 'en' ? [] : [uiLanguageOf(locale)]);
});

it.each([
  ['es_ES', 'Escriba el nombre del cliente', 'Contra reembolso'],
  ['es_AR', 'Escribí el nombre del cliente', 'Efectivo contra entrega'],
])('%s has its own words', async (locale, name, cash) => {
  const { i18n } = await createI18n({
    locale: locale as LocaleCode,
    fetchTexts: async (language) => readTexts(language),
  });
  expect(i18n.t('errors:validation.fill-customer-name')).toBe(name);
  expect(i18n.t('common:payment.CASH_ON_DELIVERY')).toBe(cash);
});

it('a variant shows the texts of its base language where a remote has no others', async () => {
  const { i18n, addNamespace } = await createI18n({ locale: 'de_AT' });
  i18n.addResourceBundle('de', 'parcels', { menu: 'Pakete' });
  await addNamespace('parcels', { menu: 'Parcels', title: 'Title' });
  expect(['menu', 'title'].map((key) => i18n.t(`parcels:${key}`))).toEqual(['Pakete', 'Title']);
});

it('the operator’s texts of a language replace those of its variants, and those of a variant replace both', async () => {
  const changed = (cancel: string, close: string): LocaleTexts => ({ common: { action: { cancel, close } } });
  const { i18n } = await createI18n({
    locale: 'es_AR',
    fetchTexts: async (language) => readTexts(language),
    overrides: { es: changed('Anular', 'Salir'), es_AR: { common: { action: { close: 'Chau' } } } },
  });
  expect(['cancel', 'close'].map((key) => i18n.t(`common:action.${key}`))).toEqual(['Anular', 'Chau']);
});

it('Chinese has different texts in Taiwan, Hong Kong and Singapore', () => {
  const statuses = ['zh_Hant_TW', 'zh_Hant_HK', 'zh_Hans_SG'].map(
    (language) => readTexts(language)['order-status']?.['waiting-for-rider'],
  );
  expect(statuses).toEqual(['尋找外送員', '尋找車手', '寻找骑手']);
});
