import arabic from './fresh/ar.json';
import bengali from './fresh/bn.json';
import burmese from './fresh/my.json';
import chinese from './fresh/zh.json';
import english from './fresh/en.json';
import filipino from './fresh/fil.json';
import german from './fresh/de.json';
import malay from './fresh/ms.json';
import polish from './fresh/pl.json';
import spanish from './fresh/es.json';
import thai from './fresh/th.json';
import turkish from './fresh/tr.json';
import urdu from './fresh/ur.json';
import { readMessages } from './message-fixture';

/** Written before the second revision of the reader, to evaluate that revision. */
export const FRESH_MESSAGES = readMessages(
  [
    arabic,
    bengali,
    burmese,
    chinese,
    english,
    filipino,
    german,
    malay,
    polish,
    spanish,
    thai,
    turkish,
    urdu,
  ].flat(),
);
