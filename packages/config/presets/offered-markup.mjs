/** What draws elements within a text (`offered-translator.mjs` brings it with the first). */
export { IcuTrans, IcuTransWithoutContext, Trans, TransWithoutContext } from 'react-i18next';
