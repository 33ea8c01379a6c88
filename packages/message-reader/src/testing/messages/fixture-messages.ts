import knownArabic from './known/ar.json';
import knownChinese from './known/zh.json';
import knownEnglish from './known/en.json';
import knownGerman from './known/de.json';
import knownMalay from './known/ms.json';
import knownPolish from './known/pl.json';
import knownSpanish from './known/es.json';
import knownThai from './known/th.json';
import knownTurkish from './known/tr.json';
import knownUrdu from './known/ur.json';
import unseenArabic from './unseen/ar.json';
import unseenChinese from './unseen/zh.json';
import unseenEnglish from './unseen/en.json';
import unseenGerman from './unseen/de.json';
import unseenMalay from './unseen/ms.json';
import unseenPolish from './unseen/pl.json';
import unseenSpanish from './unseen/es.json';
import unseenThai from './unseen/th.json';
import unseenTurkish from './unseen/tr.json';
import unseenUrdu from './unseen/ur.json';
import { readMessages } from './message-fixture';

/** The half that developers of the reader may look at. */
export const KNOWN_MESSAGES = readMessages(
  [
    knownEnglish,
    knownChinese,
    knownArabic,
    knownUrdu,
    knownGerman,
    knownThai,
    knownMalay,
    knownSpanish,
    knownPolish,
    knownTurkish,
  ].flat(),
);

/** The evaluation half: only its scores are used. */
export const UNSEEN_MESSAGES = readMessages(
  [
    unseenEnglish,
    unseenChinese,
    unseenArabic,
    unseenUrdu,
    unseenGerman,
    unseenThai,
    unseenMalay,
    unseenSpanish,
    unseenPolish,
    unseenTurkish,
  ].flat(),
);
