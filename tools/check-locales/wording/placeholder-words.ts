import type { LocaleText, WordingProblem } from './wording.types.ts';

/**
 * What a placeholder becomes: a time such as `14:05`, a date that a time may follow, or the time today and a date
 * otherwise. Others are a duration, a range, a weekday, a distance or a price.
 */
type Moment = 'clock' | 'day' | 'moment' | 'other';

const MOMENT_PLACEHOLDER = /[\u2066\u2068]?{{(?:time|from|date|day|when)}}\u2069?/g;

/** Every English text with such a placeholder, which alone does not say what it becomes. */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  'public-tracking:way.collected': 'clock',
  'public-tracking:way.arrived': 'clock',
  'public-tracking:proposal.accepted': 'clock',
  'public-tracking:proposal.refused': 'clock',
  'public-tracking:promise.delivered': 'clock',
  'rider:offer.by': 'clock',
  'rider:offline.since': 'clock',
  'tracking-history:evidence.riderAt': 'clock',
  'i18n-common:state.offline-since': 'clock',
  'bulk-upload:said.closed': 'clock',
  'public-tracking:proof.taken.pickup': 'clock',
  'public-tracking:proof.taken.delivery': 'clock',
  'public-tracking:proof.taken.return': 'clock',
  'public-tracking:problem.stale': 'clock',
  'public-tracking:problem.stale-offline': 'clock',
  'public-tracking:proposal.parcel-accepted': 'clock',
  'public-tracking:proposal.parcel-refused': 'clock',
  'request-rider:time.from': 'clock',
  'request-rider:time.later-hours': 'clock',
  'request-rider:closed.text': 'clock',
  'tracking-history:list.updateFailed': 'clock',
  'tracking-history:evidence.map': 'clock',
  'server:evidence.delivered': 'clock',
  'i18n-errors:delivery.closed': 'clock',
  'request-rider:search.saved-pin': 'day',
  'request-rider:settings.card-until': 'day',
  'request-rider:settings.card-expired': 'day',
  'tracking-history:evidence.deleted': 'day',
  'tracking-history:evidence.linkCopied': 'day',
  'tracking-history:evidence.linksOpen_one': 'day',
  'tracking-history:evidence.linksOpen_other': 'day',
  'request-rider:search.saved-note': 'day',
  'bulk-upload:file.of': 'day',
  'bulk-upload:draft.kept': 'day',
  'tracking-history:evidence.signed': 'day',
  'server:evidence.until': 'day',
  'bulk-upload:draft.text': 'day',
  'server:evidence.deleted': 'day',
  'server:evidence.check.good': 'day',
  'server:evidence.check.statement': 'day',
  'server:evidence.check.credit-note': 'day',
  'tracking-history:statements.empty.text': 'day',
  'tracking-history:statements.running.text': 'day',
  'request-rider:closed.title': 'moment',
  'request-rider:draft.found-since': 'moment',
  'shell:help.where-now': 'moment',
  'shell:help.where-promised': 'moment',
  'tracking-history:cancelFact.closedAt': 'moment',
  'tracking-history:cancelFact.from': 'moment',
  'tracking-history:cancelReason.payment': 'moment',
  'tracking-history:actions.riderOver': 'moment',
  'tracking-history:closed.accepted': 'moment',
  'tracking-history:closed.under-way': 'moment',
  'tracking-history:closed.over': 'moment',
  'tracking-history:closed.delayed': 'moment',
  'tracking-history:label.due': 'moment',
  'tracking-history:proof.taken': 'moment',
  'request-rider:docket.part-change': 'other',
  'shell-public:faq.delivery-range-a': 'other',
  'tracking-history:detail.promised': 'other',
  'tracking-history:insights.hours.note_one': 'other',
  'tracking-history:insights.hours.note_other': 'other',
  'tracking-history:insights.hours.busiest_one': 'other',
  'tracking-history:insights.hours.busiest_other': 'other',
  'tracking-history:evidence.late': 'other',
  'tracking-history:evidence.waited.search': 'other',
  'tracking-history:evidence.waited.shop': 'other',
  'tracking-history:evidence.parts': 'other',
  'i18n-common:duration.minutes-range': 'other',
};

/** Words beside a time that a date refuses, and words beside a date that a time refuses. `_` is the placeholder. */
const WORDS: Readonly<Record<string, { clock?: string; day?: string }>> = {
  ar: { clock: 'الساعة _', day: 'يوم _|بتاريخ _' },
  bg: { clock: 'в _|час(а|ът)? _', day: 'на _' },
  bn: { clock: '_টায়', day: '_ তারিখ' },
  cs: { clock: 'v _|ve _|hodin _', day: 'dne _' },
  da: { clock: 'kl\\. _|klokken _', day: 'den _' },
  de: { clock: 'um _|_ Uhr', day: 'am _|vom _' },
  el: { clock: 'ώρα _|ώρες _', day: 'στις _' },
  es: { clock: 'a las? _|hora: _', day: 'el _|del _' },
  fi: { clock: 'klo _|kello _' },
  hr: { clock: 'u _|sati _', day: 'dana _' },
  hu: { clock: '_-kor', day: '_-án|_-én' },
  km: { clock: 'ម៉ោង ?_', day: 'ថ្ងៃ(ទី)? ?_' },
  lo: { clock: 'ເວລາ ?_|ໂມງ ?_', day: 'ວັນທີ ?_' },
  ms: { clock: 'jam _|pukul _', day: 'hari _' },
  my: { clock: '_ နာရီ', day: '_ ရက်' },
  nb: { clock: 'kl\\. _|klokken _', day: 'den _' },
  pl: { clock: 'o _|godz\\. _', day: 'dnia _' },
  ro: { clock: 'ora _', day: 'pe _' },
  sk: { clock: 'o _|hodine _', day: 'dňa _' },
  sv: { clock: 'kl\\. _|klockan _', day: 'den _' },
  th: { clock: 'เวลา ?_', day: 'วันที่ ?_' },
  tr: { clock: 'saat _|_ saat', day: '_ tarih|_ günü' },
  ur: { clock: '_ بجے', day: '_ کو' },
  vi: { clock: 'giờ _', day: 'ngày _' },
};

/** Particles, endings and articles that depend on a value that the text cannot know. */
const OPEN_VALUES: Readonly<Record<string, RegExp>> = {
  el: /(?<!\p{L})(?:ο|η|τον|την|του|της) _name/iu,
  es: /(?<!\p{L})(?:el|la|al|del) _name/iu,
  hu: /(?<!\p{L})az? _/iu,
  ko: /_(?:name)?(?:은|는|이|가|을|를|과|와|으로|로)(?![\p{L}(])/u,
  tr: /_name['’]/u,
};
/** Values whose gender or first sound differs: names of people and companies. */
const NAMES = /{{(?:name|shop|vendor|rider|outlet|customer|provider)}}/g;
const PLACEHOLDER = /[\u2066\u2068]?{{(\w+)}}\u2069?/g;

const MONEY_SIGN =
  /(?:NT\$|HK\$|[$€£₺¥฿₫₱₩])\s?\{\{(?:amount|fee|fees|former|price)\}\}|\{\{(?:amount|fee|fees|former|price)\}\}\s?[$€£₺¥฿₫₱₩円元]/u;

const adjacent = (words: string) =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])(?:${words})`, 'iu');

function momentProblem(
  { key, text }: Pick<LocaleText, 'key' | 'text'>,
  language: string,
): string | undefined {
  const kind = MOMENTS[key];
  const words = WORDS[language];
  if (kind === undefined || kind === 'other' || words === undefined) return undefined;
  const refused = {
    clock: [words.day],
    day: [words.clock],
    moment: [words.clock, words.day],
  }[kind].filter((pattern) => pattern !== undefined);
  if (refused.length === 0) return undefined;
  const shown = text.replace(MOMENT_PLACEHOLDER, '_');
  return adjacent(refused.join('|')).exec(shown)?.[0];
}

/** Words beside a placeholder that do not fit each value that it can have. */
export function placeholderProblems(
  texts: Pick<LocaleText, 'key' | 'text'>[],
  language: string,
): WordingProblem[] {
  return texts.flatMap((entry) => {
    const { key, text } = entry;
    const moment = momentProblem(entry, language);
    const shown = text.replace(NAMES, '_name').replace(PLACEHOLDER, '_');
    const open = OPEN_VALUES[language]?.exec(shown)?.[0];
    const sign = MONEY_SIGN.exec(text)?.[0];
    return [moment, open, sign].flatMap((what) =>
      what === undefined ? [] : [{ key, check: 'word beside a placeholder', what }],
    );
  });
}

/** Keys that the table has and English texts lack, or the reverse. */
export function findMomentDifferences(englishTexts: Pick<LocaleText, 'key' | 'text'>[]): string[] {
  const keys = englishTexts.filter(({ text }) => text.search(MOMENT_PLACEHOLDER) >= 0).map(({ key }) => key);
  const unlisted = keys.filter((key) => !Object.hasOwn(MOMENTS, key));
  return [...unlisted, ...Object.keys(MOMENTS).filter((key) => !keys.includes(key))];
}
