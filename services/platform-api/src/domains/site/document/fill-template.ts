import { demoAccount, type LocaleCode, type PortalConfig } from '@courier/config';
import { escapeAttribute, escapeText, jsonForHtml } from '../../texts';

/** The supported right-to-left languages. */
const RIGHT_TO_LEFT = ['ar', 'ur'];

/** Texts of a prerendered document: by namespace, nested. */
export type FirstWords = Readonly<Record<string, unknown>>;

export interface TemplateData {
  /** The initial language. */
  locale: LocaleCode;
  /** Whether the portal has texts in it; else it shows English. */
  isTranslated: boolean;
  /** Sources of the prerendered texts in order; the texts of the template are the fallback. */
  words: readonly FirstWords[];
  config: PortalConfig;
  /** Id -> content of the JSON data blocks, without the configuration. */
  blocks: Readonly<Record<string, unknown>>;
  /** Critical CSS of deferred stylesheets. */
  worn?: string;
  /**
   * HTML of the stylesheets that the prerendered screen needs besides those of the template; empty without
   * one.
   */
  sheets: string;
  /** HTML of preload links and of scripts before the template's own. */
  preloads: string;
  /** HTML of the script that shows the prerendered screen, if the template has a place for it. */
  early?: string;
  /** Whether the public template shows its form or replaces it. */
  page: 'sign-in' | 'other';
  /** Prerendered HTML of the screen, initially inert; empty without one. */
  firstPaint?: string;
}

const SHEETS = '<!--courier:sheets-->';
const FIRST_PAINT = '<!--courier:first-paint-->';
const EARLY = '<!--courier:early-->';

export const hasEarlyPlace = (template: string): boolean => template.includes(EARLY);

/**
 * Fills a template: the attributes of `<html data-courier-html>`, stylesheets at `<!--courier:sheets-->`
 * (older templates: with the links), preload links at `<!--courier:head-->`, the prerendered screen at
 * `<!--courier:first-paint-->` and its script at `<!--courier:early-->`, configuration and other JSON data
 * blocks at `<!--courier:body-->`, the nonce of style elements, and the translation of each `<span
 * data-copy="namespace:key">`.
 */
export function fillTemplate(template: string, data: TemplateData): string {
  const blocks = Object.entries({ 'courier-config': data.config, ...data.blocks })
    .map(([id, content]) => `<script type="application/json" id="${id}">${jsonForHtml(content)}</script>`)
    .join('\n');
  const style = `<style nonce="${escapeAttribute(data.config.styleNonce)}"`;
  const sheets = (data.worn ? `${style} data-first-paint="">${data.worn}</style>` : '') + data.sheets;
  const fillings: Readonly<Record<string, string>> = {
    'data-courier-html': htmlAttributes(data),
    [SHEETS]: sheets,
    '<!--courier:head-->': (template.includes(SHEETS) ? '' : sheets) + data.preloads,
    [FIRST_PAINT]: data.firstPaint ?? '',
    [EARLY]: data.early ?? '',
    '<!--courier:body-->': (template.includes(FIRST_PAINT) ? '' : (data.firstPaint ?? '')) + blocks,
    '<style': style,
  };
  // A single pass, so that inserted content is not processed again.
  return template.replace(
    /data-courier-html|<!--courier:(?:sheets|head|first-paint|early|body)-->|<style\b|(<span data-copy="([\w.:-]+)"\s*>)([^<]*)/g,
    (place, span: string | undefined, copy: string | undefined, english: string | undefined) => {
      if (span === undefined || copy === undefined) return fillings[place] ?? place;
      const word = data.words.map((texts) => findCopy(texts, copy)).find((found) => found !== null);
      const text = word === undefined ? (english ?? '') : escapeText(word);
      return span + text.replace('{{account}}', demoAccount(data.config.country));
    },
  );
}

/** The text under `namespace:some.key`; null when there is none. */
export function findCopy(texts: FirstWords, copy: string): string | null {
  const found = copy
    .split(/[.:]/)
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null
          ? Object.entries(inside).find(([name]) => name === key)?.[1]
          : null,
      texts,
    );
  return typeof found === 'string' ? found : null;
}

const baseLanguage = (locale: string) => locale.split('_')[0] ?? '';

function htmlAttributes({ locale, isTranslated, config, page }: TemplateData): string {
  const attributes = {
    // The displayed language, which is English if the portal has no texts in the reader's own.
    lang: isTranslated ? locale.replaceAll('_', '-') : 'en',
    dir: isTranslated && RIGHT_TO_LEFT.includes(baseLanguage(locale)) ? 'rtl' : 'ltr',
    'data-country': config.country,
    'data-brand': config.brand,
    'data-locale': locale,
    'data-environment': config.environment,
    'data-page': page,
    // Demo accounts exist only outside production.
    'data-demo': config.environment === 'prd' ? 'off' : 'on',
    'data-guest': config.flags['guest_checkout'] ? 'on' : 'off',
    'data-sign-up': config.flags['deactivate-sign-up-button'] ? 'off' : 'on',
  };
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
}
