export { addressInLanguage } from './address-in-language';
export { createDocumentLocale, startLocale } from './document-locale';
export { documentOverrides } from './document-overrides';
export { documentTexts } from './document-texts';
export { textsAt } from './fetch-texts';
