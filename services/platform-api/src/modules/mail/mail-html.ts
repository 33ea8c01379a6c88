import { directionOf } from '@courier/i18n/server';
import { escapeAttribute } from '../site/escape';

const ADDRESS = /https?:\/\/[^\s<]+/g;
const STYLE = 'font:16px/1.6 sans-serif;max-width:40em';

interface MailWords {
  /** BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
}

/** A mail as HTML: paragraphs and links, in the direction of its language. */
export function mailHtml({ language, subject, text }: MailWords): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkAddresses(escapeAttribute(paragraph)).replaceAll('\n', '<br>')}</p>`);
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeAttribute(subject)}</title></head>
<body>
<div lang="${language}" dir="${direction}" style="${STYLE}">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

/** Addresses are left-to-right in every language. */
const linkAddresses = (escaped: string): string =>
  escaped.replace(ADDRESS, (address) => `<a dir="ltr" href="${address}">${address}</a>`);
