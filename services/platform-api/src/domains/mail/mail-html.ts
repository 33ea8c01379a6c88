import { directionOf, type Direction } from '@courier/i18n/server';
import { escapeAttribute } from '../texts';

const ADDRESS = /https?:\/\/[^\s<]+/g;
/** Links have long tokens, which would be cut on a phone. */
const STYLE = 'font:16px/1.6 sans-serif;max-width:40em;overflow-wrap:anywhere';
/** Korean words are not broken. */
const KOREAN_STYLE = `${STYLE};word-break:keep-all`;

interface MailWords {
  /** BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
}

/** A mail as HTML: paragraphs and links, in the direction of its language. */
export function mailHtml({ language, subject, text }: MailWords): string {
  const direction = directionOf(language);
  const paragraphs = text.split(/\n{2,}/).map(
    (paragraph) =>
      `<p>${paragraph
        .split('\n')
        .map((line) => renderLine(line, direction))
        .join('<br>')}</p>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeAttribute(subject)}</title></head>
<body>
<div lang="${language}" dir="${direction}" style="${language === 'ko' ? KOREAN_STYLE : STYLE}">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

const RIGHT_TO_LEFT = /\p{sc=Arabic}/u;

/** A line without Arabic letters, such as the content of a parcel, keeps its own order in an Arabic mail. */
const renderLine = (line: string, direction: Direction): string => {
  const html = linkAddresses(escapeAttribute(line));
  return direction === 'ltr' || RIGHT_TO_LEFT.test(line) ? html : `<bdi>${html}</bdi>`;
};

/** Addresses are left-to-right in every language. */
const linkAddresses = (escaped: string): string =>
  escaped.replace(ADDRESS, (address) => `<a dir="ltr" href="${address}">${address}</a>`);
