import bg from '../../words/languages/bg.json';
import bn from '../../words/languages/bn.json';
import cs from '../../words/languages/cs.json';
import da from '../../words/languages/da.json';
import de from '../../words/languages/de.json';
import el from '../../words/languages/el.json';
import es from '../../words/languages/es.json';
import fi from '../../words/languages/fi.json';
import fil from '../../words/languages/fil.json';
import hr from '../../words/languages/hr.json';
import hu from '../../words/languages/hu.json';
import ja from '../../words/languages/ja.json';
import km from '../../words/languages/km.json';
import ko from '../../words/languages/ko.json';
import lo from '../../words/languages/lo.json';
import ms from '../../words/languages/ms.json';
import my from '../../words/languages/my.json';
import nb from '../../words/languages/nb.json';
import pl from '../../words/languages/pl.json';
import ro from '../../words/languages/ro.json';
import sk from '../../words/languages/sk.json';
import sv from '../../words/languages/sv.json';
import th from '../../words/languages/th.json';
import tr from '../../words/languages/tr.json';
import vi from '../../words/languages/vi.json';
import zhHans from '../../words/languages/zh_Hans.json';
import zhHantHK from '../../words/languages/zh_Hant_HK.json';
import { addLanguageWords } from '../../words/language-words';

const WORDS = {
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
  zh_Hans: zhHans,
  zh_Hant_HK: zhHantHK,
};

/** Makes the words of all languages known at once; the portal loads those of one country. */
export function addAllLanguageWords() {
  for (const [language, words] of Object.entries(WORDS)) addLanguageWords(language, words);
}
