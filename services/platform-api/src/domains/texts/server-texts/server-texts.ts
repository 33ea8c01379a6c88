import type { StatusLabelKey } from '@courier/api-client/order-rules';
import { brandConfig, type BrandId, type UiLanguage } from '@courier/config';
import {
  directionOf,
  languageTag,
  mergeTexts,
  mergeVariant,
  ORDER_STATUS_TEXTS,
  ORDER_STATUS_VARIANTS,
  baseLanguage,
  uiLanguageOf,
  type Direction,
  type KeyOf,
  type Texts,
} from '@courier/i18n/server';
import { createInstance, type i18n, type TFunction } from 'i18next';
import type english from '../../../../locales/en.json';
import { escapeText } from '../escape';
import type { TextOverrides, TextsReader } from '../translations/text-overrides';
import { BUILT_TEXTS, BUILT_VARIANTS } from './built-texts';

type ServerTextKey = KeyOf<typeof english>;
type Values = Readonly<Record<string, string | number>>;

/** The reader of a text. `locale` may be a language or a locale, such as `de` or `ar_KW`. */
export interface ServerReader extends TextsReader {
  readonly locale: string;
}

/** Texts in the language of one reader. The names of the brand are available to each. */
export interface ServerTexts {
  brand: BrandId;
  language: UiLanguage;
  /** BCP 47, for `lang` and Intl. */
  tag: string;
  direction: Direction;
  text(key: ServerTextKey, values?: Values): string;
  /** As HTML: the text is escaped, the values are HTML. */
  html(key: ServerTextKey, values?: Readonly<Record<string, string>>): string;
  statusLabel(key: StatusLabelKey): string;
}

export type ReadServerTexts = (reader: ServerReader) => ServerTexts;

/** Namespace of these texts in the operator's overrides. Browsers do not get it. */
export const SERVER_NAMESPACE = 'server';
const STATUS_NAMESPACE = 'order-status';

/** `zh` is in rows that an earlier version stored. */
export function toUiLanguage(locale: string): UiLanguage {
  return locale === 'zh' ? 'zh_Hant_TW' : uiLanguageOf(locale);
}

/**
 * Reads texts by language. A missing text is English.
 * @param overrides the operator's texts, above the built ones
 */
export function createServerTexts(overrides: TextOverrides): ReadServerTexts {
  const unchanged = new Map<UiLanguage, i18n>();
  return (reader) => {
    const language = toUiLanguage(reader.locale);
    const base = baseLanguage(language);
    const changed = {
      en: overrides('en', reader),
      [language]: [
        ...new Set([base, `${base}_${reader.country}`, language, reader.locale]),
      ].reduce<Texts | null>((all, locale) => mergeOverrides(all, overrides(locale, reader)), null),
    };
    const isChanged = Object.values(changed).some((texts) => texts !== null);
    const instance = isChanged
      ? createTranslator(language, changed)
      : (unchanged.get(language) ?? createTranslator(language, {}));
    if (!isChanged) unchanged.set(language, instance);
    return buildTexts(reader.brand, language, instance);
  };
}

const mergeOverrides = (below: Texts | null, above: Texts | null): Texts | null =>
  below && above ? mergeTexts(below, above) : (above ?? below);

const SERVER_TEXTS: Readonly<Record<string, Texts>> = { ...BUILT_TEXTS, ...BUILT_VARIANTS };
const STATUS_TEXTS: Readonly<Record<string, Texts>> = { ...ORDER_STATUS_TEXTS, ...ORDER_STATUS_VARIANTS };

const buildNamespaces = (language: UiLanguage): Texts =>
  mergeVariant(language, (name) => ({
    [SERVER_NAMESPACE]: SERVER_TEXTS[name] ?? {},
    [STATUS_NAMESPACE]: STATUS_TEXTS[name] ?? {},
  }));

function createTranslator(language: UiLanguage, changed: Readonly<Record<string, Texts | null>>): i18n {
  const namespaces = (name: UiLanguage): Texts => mergeTexts(buildNamespaces(name), changed[name] ?? {});
  const instance = createInstance();
  void instance.init({
    lng: languageTag(language),
    fallbackLng: 'en',
    load: 'currentOnly',
    initAsync: false,
    ns: [SERVER_NAMESPACE, STATUS_NAMESPACE],
    defaultNS: SERVER_NAMESPACE,
    resources: { en: namespaces('en'), [languageTag(language)]: namespaces(language) },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

function buildTexts(brand: BrandId, language: UiLanguage, instance: i18n): ServerTexts {
  const { platform, product, organisation } = brandConfig(brand);
  const translate: TFunction = instance.getFixedT(languageTag(language));
  const text = (key: ServerTextKey, values: Values = {}): string =>
    translate(key, { platform, product, organisation, ...values });
  return {
    brand,
    language,
    tag: languageTag(language),
    direction: directionOf(language),
    text,
    html: (key, values = {}) => {
      const marks = Object.keys(values).map((name) => [name, `\0${name}\0`] as const);
      const escaped = escapeText(text(key, Object.fromEntries(marks)));
      return escaped.replaceAll(/\0(.+?)\0/g, (mark, name: string) => values[name] ?? mark);
    },
    statusLabel: (key) => translate(`${STATUS_NAMESPACE}:${key}`),
  };
}
