import en from '../../../../locales/en.json';
import zhHantTW from '../../../../locales/zh_Hant_TW.json';
import ar from '../../../../locales/ar.json';
import ur from '../../../../locales/ur.json';
import bg from '../../../../locales/bg.json';
import bn from '../../../../locales/bn.json';
import cs from '../../../../locales/cs.json';
import da from '../../../../locales/da.json';
import de from '../../../../locales/de.json';
import el from '../../../../locales/el.json';
import es from '../../../../locales/es.json';
import fi from '../../../../locales/fi.json';
import fil from '../../../../locales/fil.json';
import hr from '../../../../locales/hr.json';
import hu from '../../../../locales/hu.json';
import ja from '../../../../locales/ja.json';
import km from '../../../../locales/km.json';
import ko from '../../../../locales/ko.json';
import lo from '../../../../locales/lo.json';
import ms from '../../../../locales/ms.json';
import my from '../../../../locales/my.json';
import nb from '../../../../locales/nb.json';
import pl from '../../../../locales/pl.json';
import ro from '../../../../locales/ro.json';
import sk from '../../../../locales/sk.json';
import sv from '../../../../locales/sv.json';
import th from '../../../../locales/th.json';
import tr from '../../../../locales/tr.json';
import vi from '../../../../locales/vi.json';
import zhHansSG from '../../../../locales/zh_Hans_SG.json';
import zhHantHK from '../../../../locales/zh_Hant_HK.json';
import arAE from '../../../../locales/ar_AE.json';
import arBH from '../../../../locales/ar_BH.json';
import arEG from '../../../../locales/ar_EG.json';
import arIQ from '../../../../locales/ar_IQ.json';
import arJO from '../../../../locales/ar_JO.json';
import arKW from '../../../../locales/ar_KW.json';
import arOM from '../../../../locales/ar_OM.json';
import arSA from '../../../../locales/ar_SA.json';
import deAT from '../../../../locales/de_AT.json';
import es419 from '../../../../locales/es_419.json';
import esAR from '../../../../locales/es_AR.json';
import type { UiLanguage, BaseLanguage } from '@courier/config';
import type { Texts } from '@courier/i18n/server';

/** From `languages.json`, by `npm run languages`. Texts that the server writes, by language. They are part of the bundle. */
export const BUILT_TEXTS: Readonly<Record<BaseLanguage, Texts>> = {
  en,
  zh_Hant_TW: zhHantTW,
  ar,
  ur,
  bg,
  bn,
  cs,
  da,
  de,
  el,
  es,
  fi,
  fil,
  hr,
  hu,
  ja,
  km,
  ko,
  lo,
  ms,
  my,
  nb,
  pl,
  ro,
  sk,
  sv,
  th,
  tr,
  vi,
  zh_Hans_SG: zhHansSG,
  zh_Hant_HK: zhHantHK,
};

/** Differences of variants from their base language. */
export const BUILT_VARIANTS: Readonly<Partial<Record<UiLanguage, Texts>>> = {
  ar_AE: arAE,
  ar_BH: arBH,
  ar_EG: arEG,
  ar_IQ: arIQ,
  ar_JO: arJO,
  ar_KW: arKW,
  ar_OM: arOM,
  ar_SA: arSA,
  de_AT: deAT,
  es_419: es419,
  es_AR: esAR,
};
