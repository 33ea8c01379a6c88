/** Renders elements within a text; loaded by `offered-translator.mjs` on first use. */
export { IcuTrans, IcuTransWithoutContext, Trans, TransWithoutContext } from 'react-i18next';
