import { escapeAttribute } from '../site/escape';

const ADDRESS = /https?:\/\/[^\s<]+/g;

/** The text of a mail as HTML: paragraphs and links, in the direction of its letters. */
export const mailHtml = (text: string): string =>
  `<!doctype html>\n<div dir="auto" style="font:16px/1.6 sans-serif;max-width:40em">\n${text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p dir="auto">${linkAddresses(escapeAttribute(paragraph)).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')}\n</div>\n`;

const linkAddresses = (escaped: string): string =>
  escaped.replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`);
