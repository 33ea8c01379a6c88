import en from '../../../locales/en.json';
import zhHantTW from '../../../locales/zh_Hant_TW.json';
import ar from '../../../locales/ar.json';
import ur from '../../../locales/ur.json';
import bg from '../../../locales/bg.json';
import bn from '../../../locales/bn.json';
import cs from '../../../locales/cs.json';
import da from '../../../locales/da.json';
import de from '../../../locales/de.json';
import el from '../../../locales/el.json';
import es from '../../../locales/es.json';
import fi from '../../../locales/fi.json';
import fil from '../../../locales/fil.json';
import hr from '../../../locales/hr.json';
import hu from '../../../locales/hu.json';
import ja from '../../../locales/ja.json';
import km from '../../../locales/km.json';
import ko from '../../../locales/ko.json';
import lo from '../../../locales/lo.json';
import ms from '../../../locales/ms.json';
import my from '../../../locales/my.json';
import nb from '../../../locales/nb.json';
import pl from '../../../locales/pl.json';
import ro from '../../../locales/ro.json';
import sk from '../../../locales/sk.json';
import sv from '../../../locales/sv.json';
import th from '../../../locales/th.json';
import tr from '../../../locales/tr.json';
import vi from '../../../locales/vi.json';
import zhHansSG from '../../../locales/zh_Hans_SG.json';
import zhHantHK from '../../../locales/zh_Hant_HK.json';
import type { UiLanguage } from '@courier/config';
import type { Texts } from '../translations/texts';

/** Texts that the server writes, by language. They are part of the bundle. */
export const BUILT_TEXTS: Readonly<Record<UiLanguage, Texts>> = {
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
