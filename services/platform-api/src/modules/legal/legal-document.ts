import { directionOf } from '@courier/i18n/server';
import { escapeText } from '../site/escape';
import { LEGAL_PATHS, type FoundLegalText, type LegalPage } from './legal-texts';

export const LEGAL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.65 system-ui,'Noto Sans','Noto Sans Arabic',sans-serif}
:lang(ur) body{font-family:'Noto Nastaliq Urdu',serif;line-height:2.2}main,nav{max-inline-size:44rem;margin-inline:auto;padding:16px 20px;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:4px 20px}nav a{min-block-size:44px;display:inline-flex;align-items:center}a{color:inherit}h1{line-height:1.25}`;

interface LegalLink {
  page: LegalPage;
  title: string;
}

/** A page without scripts; `links` lead to the other texts of the operator. */
export function legalDocument(text: FoundLegalText, product: string, links: readonly LegalLink[]): string {
  const items = links.map(({ page, title }) => `<a href="${LEGAL_PATHS[page]}">${escapeText(title)}</a>`);
  return `<!doctype html>
<html lang="${text.locale.replaceAll('_', '-')}" dir="${directionOf(text.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(text.title)} · ${escapeText(product)}</title>
<style>${STYLE}</style>
<nav><a href="/">${escapeText(product)}</a>${items.join('')}</nav>
<main><h1>${escapeText(text.title)}</h1>
${text.html}
</main>
</html>
`;
}
