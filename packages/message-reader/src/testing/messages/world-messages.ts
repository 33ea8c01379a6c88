import knownBg from './world-known/bg.json';
import knownBn from './world-known/bn.json';
import knownCs from './world-known/cs.json';
import knownDa from './world-known/da.json';
import knownDe from './world-known/de.json';
import knownEl from './world-known/el.json';
import knownEs from './world-known/es.json';
import knownFi from './world-known/fi.json';
import knownFil from './world-known/fil.json';
import knownHr from './world-known/hr.json';
import knownHu from './world-known/hu.json';
import knownJa from './world-known/ja.json';
import knownKm from './world-known/km.json';
import knownKo from './world-known/ko.json';
import knownLo from './world-known/lo.json';
import knownMs from './world-known/ms.json';
import knownMy from './world-known/my.json';
import knownNb from './world-known/nb.json';
import knownPl from './world-known/pl.json';
import knownRo from './world-known/ro.json';
import knownSk from './world-known/sk.json';
import knownSv from './world-known/sv.json';
import knownTh from './world-known/th.json';
import knownTr from './world-known/tr.json';
import knownVi from './world-known/vi.json';
import knownZhHans from './world-known/zh_Hans.json';
import knownZhHantHK from './world-known/zh_Hant_HK.json';
import unseenBg from './world-unseen/bg.json';
import unseenBn from './world-unseen/bn.json';
import unseenCs from './world-unseen/cs.json';
import unseenDa from './world-unseen/da.json';
import unseenDe from './world-unseen/de.json';
import unseenEl from './world-unseen/el.json';
import unseenEs from './world-unseen/es.json';
import unseenFi from './world-unseen/fi.json';
import unseenFil from './world-unseen/fil.json';
import unseenHr from './world-unseen/hr.json';
import unseenHu from './world-unseen/hu.json';
import unseenJa from './world-unseen/ja.json';
import unseenKm from './world-unseen/km.json';
import unseenKo from './world-unseen/ko.json';
import unseenLo from './world-unseen/lo.json';
import unseenMs from './world-unseen/ms.json';
import unseenMy from './world-unseen/my.json';
import unseenNb from './world-unseen/nb.json';
import unseenPl from './world-unseen/pl.json';
import unseenRo from './world-unseen/ro.json';
import unseenSk from './world-unseen/sk.json';
import unseenSv from './world-unseen/sv.json';
import unseenTh from './world-unseen/th.json';
import unseenTr from './world-unseen/tr.json';
import unseenVi from './world-unseen/vi.json';
import unseenZhHans from './world-unseen/zh_Hans.json';
import unseenZhHantHK from './world-unseen/zh_Hant_HK.json';
import { readMessages, type FixtureMessage } from './message-fixture';

interface WorldMessages {
  /** May be read while working on the reader. */
  known: FixtureMessage[];
  /** Only scored: never read. */
  unseen: FixtureMessage[];
}

/** Messages of the 27 languages besides English, Chinese of Taiwan, Arabic and Urdu. */
const FILES = {
  bg: [knownBg, unseenBg],
  bn: [knownBn, unseenBn],
  cs: [knownCs, unseenCs],
  da: [knownDa, unseenDa],
  de: [knownDe, unseenDe],
  el: [knownEl, unseenEl],
  es: [knownEs, unseenEs],
  fi: [knownFi, unseenFi],
  fil: [knownFil, unseenFil],
  hr: [knownHr, unseenHr],
  hu: [knownHu, unseenHu],
  ja: [knownJa, unseenJa],
  km: [knownKm, unseenKm],
  ko: [knownKo, unseenKo],
  lo: [knownLo, unseenLo],
  ms: [knownMs, unseenMs],
  my: [knownMy, unseenMy],
  nb: [knownNb, unseenNb],
  pl: [knownPl, unseenPl],
  ro: [knownRo, unseenRo],
  sk: [knownSk, unseenSk],
  sv: [knownSv, unseenSv],
  th: [knownTh, unseenTh],
  tr: [knownTr, unseenTr],
  vi: [knownVi, unseenVi],
  zh_Hans: [knownZhHans, unseenZhHans],
  zh_Hant_HK: [knownZhHantHK, unseenZhHantHK],
};

export const WORLD_MESSAGES: readonly (readonly [language: string, messages: WorldMessages])[] =
  Object.entries(FILES).map(([language, [known, unseen]]) => [
    language,
    { known: readMessages(known), unseen: readMessages(unseen) },
  ]);
