import { brandConfig, type BrandId } from '@courier/config';
import { brandColours, brandRadii, MARKS, type Appearance } from '@courier/config/brand-look';
import { directionOf } from '@courier/i18n/server';
import { escapeAttribute, escapeText } from '../../texts';
import { drawMarkShape } from '../document/brand-head';
import { LEGAL_PATHS, type FoundLegalText, type LegalPage } from './legal-texts';

export const LEGAL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const COLOURS = ['paper', 'surface', 'ink', 'ink-2', 'line', 'primary', 'primary-text', 'accent'] as const;

const STYLE = `*{box-sizing:border-box}body{margin:0;min-block-size:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:16px/1.65 system-ui,'Noto Sans','Noto Sans Arabic',sans-serif}
:lang(ur) body{font-family:'Noto Nastaliq Urdu',serif;line-height:2.2}
a{color:var(--primary-text);text-underline-offset:3px}a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
header,footer{background:var(--surface);border:0 solid var(--line)}header{border-block-end-width:1px}footer{border-block-start-width:1px;margin-block-start:auto}
header>div,footer>nav{max-inline-size:52rem;margin-inline:auto;padding:6px 20px;display:flex;flex-wrap:wrap;align-items:center;gap:0 24px}
header a,footer a{min-block-size:44px;display:inline-flex;align-items:center;gap:9px;color:var(--ink-2);text-decoration:none}
header a:hover,footer a:hover{text-decoration:underline}
.logo{color:var(--ink);font-weight:700;font-size:17px}.logo svg{color:var(--primary)}
.languages{margin-inline-start:auto;display:flex;flex-wrap:wrap;gap:0 18px}.languages [aria-current]{color:var(--ink);font-weight:600}
main{inline-size:100%;max-inline-size:52rem;margin:24px auto;padding:8px clamp(20px,5vw,56px) 40px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);overflow-wrap:anywhere}
h1{line-height:1.25;text-wrap:balance}h2,h3,h4{line-height:1.35;margin-block:1.6em .4em}
@media(max-width:54rem){main{flex:1;margin-block:0;border-inline:0;border-radius:0}}`;

interface LegalLink {
  page: LegalPage;
  title: string;
}

export interface LegalFrame {
  brand: BrandId;
  /** Other texts of the operator. */
  links: readonly LegalLink[];
  /** Locales in which the operator has this text. */
  languages: readonly string[];
  /** Of the link to the portal, in the language of the text. */
  backWord: string;
  /** Names of prohibited items that follow the text. */
  items: readonly string[];
}

/** A page in the look of the brand, without scripts. */
export function legalDocument(page: LegalPage, text: FoundLegalText, frame: LegalFrame): string {
  const { brand, links, languages, backWord, items } = frame;
  const { product } = brandConfig(brand);
  const others = links.map((link) => `<a href="${LEGAL_PATHS[link.page]}">${escapeText(link.title)}</a>`);
  const list = items.map((name) => `<li>${escapeText(name)}</li>`);
  return `<!doctype html>
<html lang="${toTag(text.locale)}" dir="${directionOf(text.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(text.title)} · ${escapeText(product)}</title>
<style>${themeOfPage(brand)}${STYLE}</style>
<header><div><a class="logo" href="/">${markSvg(brand)}${escapeText(product)}</a><a href="/">${escapeText(backWord)}</a>${languageLinks(text.locale, page, languages)}</div></header>
<main><h1>${escapeText(text.title)}</h1>
${text.html}
${list.length === 0 ? '' : `<ul>${list.join('')}</ul>\n`}</main>
${others.length === 0 ? '' : `<footer><nav>${others.join('')}</nav></footer>\n`}</html>
`;
}

const toTag = (locale: string) => locale.replaceAll('_', '-');

function languageLinks(current: string, page: LegalPage, languages: readonly string[]): string {
  if (languages.length < 2) return '';
  const links = languages.map((locale) => {
    const tag = toTag(locale);
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    const mark = locale === current ? ' aria-current="true"' : '';
    return `<a href="${LEGAL_PATHS[page]}?lang=${escapeAttribute(locale)}" lang="${tag}"${mark}>${escapeText(name)}</a>`;
  });
  return `<nav class="languages">${links.join('')}</nav>`;
}

/** The page has no script that could set an appearance, so it follows the system. */
function themeOfPage(brand: BrandId): string {
  const variables = (appearance: Appearance) =>
    COLOURS.map((name) => `--${name}:${brandColours(brand, appearance)[name]}`).join(';');
  return `:root{color-scheme:light dark;--radius:${brandRadii(brand).l}px;${variables('light')}}@media(prefers-color-scheme:dark){:root{${variables('dark')}}}`;
}

const markSvg = (brand: BrandId): string =>
  `<svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">${MARKS[brand]
    .map((shape) => drawMarkShape(shape, (value) => value))
    .join('')}</svg>`;
