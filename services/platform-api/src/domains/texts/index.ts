export { documentLocale } from './document-locale';
export { escapeAttribute, escapeText, jsonForHtml } from './escape';
export { momentIn, monthIn, type Page, renderPage } from './pages/render-page';
export { sendPage } from './pages/send-page';
export { chooseLocale, type TextLocale } from './server-texts/choose-locale';
export { readServerTexts } from './server-texts/read-server-texts';
export type { ReadServerTexts, ServerTexts } from './server-texts/server-texts';
export { localeChain } from './translations/locale-chain';
