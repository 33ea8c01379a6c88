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
import { messagesSchema, type FixtureMessage } from './message-fixture';

/** Messages of the 27 languages besides English, Chinese of Taiwan, Arabic and Urdu; they may be read. */
const FILES = {
  bg: knownBg,
  bn: knownBn,
  cs: knownCs,
  da: knownDa,
  de: knownDe,
  el: knownEl,
  es: knownEs,
  fi: knownFi,
  fil: knownFil,
  hr: knownHr,
  hu: knownHu,
  ja: knownJa,
  km: knownKm,
  ko: knownKo,
  lo: knownLo,
  ms: knownMs,
  my: knownMy,
  nb: knownNb,
  pl: knownPl,
  ro: knownRo,
  sk: knownSk,
  sv: knownSv,
  th: knownTh,
  tr: knownTr,
  vi: knownVi,
  zh_Hans: knownZhHans,
  zh_Hant_HK: knownZhHantHK,
};

export const WORLD_MESSAGES: readonly (readonly [language: string, messages: FixtureMessage[]])[] =
  Object.entries(FILES).map(([language, messages]) => [language, messagesSchema.parse(messages)]);
