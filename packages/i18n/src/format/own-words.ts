import { baseLanguage, shownTag } from '../languages';

type TimeUnit = 'second' | 'minute' | 'hour' | 'day';
export type Unit = TimeUnit | 'kilometer' | 'meter';

interface OwnWords {
  /** From Monday on. */
  weekdays: readonly string[];
  months: readonly string[];
  units: Readonly<Record<Unit, string>>;
  ago(amountAndUnit: string): string;
}

/** CLDR words of languages that Chromium's `Intl` lacks; it would write English ones. */
const OWN_WORDS: Readonly<Record<string, OwnWords>> = {
  km: {
    weekdays: ['ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍', 'អាទិត្យ'],
    months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    units: { second: 'វិនាទី', minute: 'នាទី', hour: 'ម៉ោង', day: 'ថ្ងៃ', kilometer: 'គម', meter: 'ម' },
    ago: (elapsed) => `${elapsed}មុន`,
  },
  lo: {
    weekdays: ['ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ', 'ອາທິດ'],
    months: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
    units: { second: 'ວິ', minute: 'ນທ', hour: 'ຊມ', day: 'ມື້', kilometer: 'ກມ', meter: 'ມ' },
    ago: (elapsed) => `${elapsed}ກ່ອນ`,
  },
  my: {
    weekdays: ['တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ', 'တနင်္ဂနွေ'],
    months: ['ဇန်', 'ဖေ', 'မတ်', 'ဧ', 'မေ', 'ဇွန်', 'ဇူ', 'ဩ', 'စက်', 'အောက်', 'နို', 'ဒီ'],
    units: {
      second: 'စက္ကန့်',
      minute: 'မိနစ်',
      hour: 'နာရီ',
      day: 'ရက်',
      kilometer: 'ကီလိုမီတာ',
      meter: 'မီတာ',
    },
    ago: (elapsed) => `ပြီးခဲ့သည့် ${elapsed}`,
  },
};

const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  month: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** The words of a locale's language; undefined where `Intl` has them. */
export function findOwnWords(locale: string): OwnWords | undefined {
  const words = OWN_WORDS[baseLanguage(locale)];
  return words && Intl.DateTimeFormat.supportedLocalesOf(shownTag(locale)).length === 0 ? words : undefined;
}

/** Writes a date with the own names of its weekday and month, in the order day, month, year. */
export function ownDateFormat(words: OwnWords, options: Intl.DateTimeFormatOptions) {
  const english = new Intl.DateTimeFormat('en-GB', options);
  const own: Readonly<Record<string, readonly string[]>> = { weekday: words.weekdays, month: words.months };
  const write = (parts: readonly { type: string; value: string }[]) =>
    parts
      .map(({ type, value }) => {
        const index = ENGLISH[type]?.indexOf(value.slice(0, 3)) ?? -1;
        return own[type]?.[index] ?? value;
      })
      .join('');
  return {
    format: (at: number) => write(english.formatToParts(at)),
    formatRange: (from: number, to: number) => write(english.formatRangeToParts(from, to)),
  };
}
