import type { CHATTER_WORDS } from './chatter-words';
import type { CUE_WORDS, CURRENCY_WORDS } from './cue-words';
import type { GOODS_WORDS } from './goods-words';
import type { LABEL_WORDS } from './label-words';
import type { MAIL_WORDS } from './mail-words';
import type { NAME_WORDS } from './name-words';
import type { NOTE_WORDS } from './note-words';
import type { PAYMENT_WORDS } from './payment-words';
import type { PLACE_WORDS, UNIT_WORDS } from './place-words';
import type { TIME_WORDS } from './time-words';
import type { WALLET_WORDS } from './wallet-words';

type Prefixed<Prefix extends string, Lists> = `${Prefix}:${Extract<keyof Lists, string>}`;
/** What a word may mean. */
export type Meaning =
  | Prefixed<'label', typeof LABEL_WORDS>
  | Prefixed<'pay', typeof PAYMENT_WORDS>
  | Prefixed<'wallet', typeof WALLET_WORDS>
  | Prefixed<'chatter', typeof CHATTER_WORDS>
  | Prefixed<'time', typeof TIME_WORDS>
  | Prefixed<'name', typeof NAME_WORDS>
  | Prefixed<'place', typeof PLACE_WORDS>
  | Prefixed<'unit', typeof UNIT_WORDS>
  | Prefixed<'goods', typeof GOODS_WORDS>
  | Prefixed<'note', typeof NOTE_WORDS>
  | Prefixed<'mail', typeof MAIL_WORDS>
  | Prefixed<'cue', typeof CUE_WORDS>
  | Prefixed<'currency', typeof CURRENCY_WORDS>
  | `hour:${number}`;
