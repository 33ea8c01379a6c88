import en from '../../locales/en/order-status.json';
import zhHantTW from '../../locales/zh_Hant_TW/order-status.json';
import ar from '../../locales/ar/order-status.json';
import ur from '../../locales/ur/order-status.json';
import bg from '../../locales/bg/order-status.json';
import bn from '../../locales/bn/order-status.json';
import cs from '../../locales/cs/order-status.json';
import da from '../../locales/da/order-status.json';
import de from '../../locales/de/order-status.json';
import el from '../../locales/el/order-status.json';
import es from '../../locales/es/order-status.json';
import fi from '../../locales/fi/order-status.json';
import fil from '../../locales/fil/order-status.json';
import hr from '../../locales/hr/order-status.json';
import hu from '../../locales/hu/order-status.json';
import ja from '../../locales/ja/order-status.json';
import km from '../../locales/km/order-status.json';
import ko from '../../locales/ko/order-status.json';
import lo from '../../locales/lo/order-status.json';
import ms from '../../locales/ms/order-status.json';
import my from '../../locales/my/order-status.json';
import nb from '../../locales/nb/order-status.json';
import pl from '../../locales/pl/order-status.json';
import ro from '../../locales/ro/order-status.json';
import sk from '../../locales/sk/order-status.json';
import sv from '../../locales/sv/order-status.json';
import th from '../../locales/th/order-status.json';
import tr from '../../locales/tr/order-status.json';
import vi from '../../locales/vi/order-status.json';
import zhHansSG from '../../locales/zh_Hans_SG/order-status.json';
import zhHantHK from '../../locales/zh_Hant_HK/order-status.json';
import arEG from '../../locales/ar_EG/order-status.json';
import arIQ from '../../locales/ar_IQ/order-status.json';
import arSA from '../../locales/ar_SA/order-status.json';
import es419 from '../../locales/es_419/order-status.json';
import esAR from '../../locales/es_AR/order-status.json';
import type { UiLanguage, BaseLanguage } from '@courier/config';

/** From `languages.json`, by `npm run languages`. Names of the order statuses in every language, for the server. Browsers load one language. */
export const ORDER_STATUS_TEXTS = {
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
} as const satisfies Readonly<Record<BaseLanguage, Readonly<Record<string, string>>>>;

/** Differences of variants from their base language. */
export const ORDER_STATUS_VARIANTS: Readonly<Partial<Record<UiLanguage, Readonly<Record<string, string>>>>> =
  {
    ar_EG: arEG,
    ar_IQ: arIQ,
    ar_SA: arSA,
    es_419: es419,
    es_AR: esAR,
  };
