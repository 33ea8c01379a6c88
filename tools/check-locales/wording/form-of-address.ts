import type { BaseLanguage } from '@courier/config';
import type { LocaleText, WordingProblem } from './wording.types.ts';

const word = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** Imperatives of usted that vos has as subjunctives: `cuando el cliente acepte`. They are refused where a command begins. */
const USTED_COMMAND =
  '(?<=^|[.!?:;,…]\\s|[¿¡])(?:no\\s)?(?:acepte|active|actualice|agregue|ajuste|anote|borre|busque|cambie|cancele|comparta|complete|cree|deje|descarte|devuelva|diga|elimine|entre|entregue|envíe|escanee|evite|firme|haga|imprima|ingrese|inicie|instale|intente|lea|mantenga|marque|mire|muestre|permita|ponga|presione|quite|reciba|recuerde|reinicie|repare|responda|retire|salga|solicite|suba|tenga|toque|use|utilice|vaya|vea|vuelva)(?!\\p{L})';

/**
 * Words of another person or politeness than the glossary row `(address)` of the language names. A variant has its own
 * row or that of its base. English and Arabic have one form.
 */
const REFUSED: Readonly<Record<Exclude<BaseLanguage, 'en' | 'ar'> | 'es_AR', RegExp>> = {
  bg: word('ти|теб|тво(?:й|я|ят|ята|е|ето|и|ите)|можеш|имаш|искаш'),
  bn: /তুমি|তোমা|তোকে|করো(?![\u0980-\u09ff])|দেখো(?![\u0980-\u09ff])/u,
  cs: word('ty|tě|tebe|tobě|tv(?:ůj|á|é|ého|ému|ém|ým|ou|oje|oji|ojí|ých|ými)|jsi|máš|můžeš|chceš'),
  da: word('Dem|Deres', 'u'),
  de: word('du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?'),
  el: word('σου|εσύ|εσένα|μπορείς|έχεις|θέλεις'),
  es: word('tú|tu|tus|te|ti|tuy[oa]s?|contigo|vos|vosotros|vuestr[oa]s?|puedes|tienes|quieres|podés|tenés'),
  // Forms of usted and tú that differ from those of vos.
  es_AR: new RegExp(
    `${word('usted|ustedes|tú|ti|contigo|puedes|tienes|quieres|inténtelo|escriba|elija|pida|revise|abra|llame|cierre|pulse|pregunte|siga|sígalo|pague|confirme|contacte|ignore|recargue|consulte|espere|compruebe|verifique|seleccione|indique|pegue|arrastre|repita|añada|pruebe|mueva|introduzca|guarde|conéctese|regístrese|póngase|rellene|descargue|copie|corrija').source}|${USTED_COMMAND}`,
    'iu',
  ),
  fi: word('te|tei(?:dän|dät|lle|tä|llä|ltä|stä|hin)'),
  fil: word('po|opo|ninyo|inyong?|niyo|nyo'),
  hr: word('tebe|tebi|tvoj\\p{L}*|možeš|imaš|želiš'),
  hu: word('neked|téged|tiéd|veled|tőled|kérlek|tudsz|szeretnél|válaszd|próbáld|kattints'),
  ja: /あなた|お前|である。|[うくすつぬむるたい]だ。/u,
  km: /លោក(?!\u17b7)/u,
  ko: /당신|(?:해|어|아|네)요(?![가-힣])/u,
  lo: /ເຈົ້າ(?!ຂອງ)(?<!ເຂົາເຈົ້າ)|ເດີ້/u,
  ms: word('awak|kamu|engkau|kau|tuan|puan'),
  my: /မင်း(?=ရဲ့|က |ကို)|ခင်ဗျား/u,
  nb: word('Dem|Deres', 'u'),
  pl: word('Pan|Pani|Panu|Panem|Panią|Państw(?:o|a|u|em)|[Pp]roszę|ciebie|tobie', 'u'),
  ro: word('tu|te|tine|ție|ta|tău|tăi|tale|îți|poți|vrei|ești'),
  sk: word('ty|teba|tebe|tvoj\\p{L}*|máš|môžeš|chceš'),
  sv: word('er|ert|era|eder'),
  th: /ครับ|ค่ะ(?!แ)|นะคะ|เธอ/u,
  tr: word('sen|sana|seni|senin|sende|senden'),
  ur: /(?<!\p{L})(?:تم(?!\p{L}| ہو)|تمہار\p{L}*|تمہیں|تو ہے|کرو|دیکھو|لکھو)(?!\p{L})/u,
  vi: word('quý khách|mày|cậu'),
  zh_Hans_SG: /[你妳]/u,
  zh_Hant_HK: /[你妳]/u,
  zh_Hant_TW: /[你妳]/u,
};

/**
 * Texts that address the reader in another person than the rest of the language.
 * @param locale language or variant
 * @param language its base, and the locale itself for Chinese
 */
export function addressProblems(
  texts: Pick<LocaleText, 'key' | 'text'>[],
  { locale, language }: { locale: string; language: string },
): WordingProblem[] {
  const patterns: Readonly<Record<string, RegExp>> = REFUSED;
  const refused = patterns[locale] ?? patterns[language];
  if (refused === undefined) return [];
  return texts.flatMap(({ key, text }) => {
    const found = refused.exec(text.replace(/{{[^}]*}}/g, ' '))?.[0];
    return found === undefined ? [] : [{ key, check: 'form of address', what: found }];
  });
}
