import { LIMITS } from '../limits/limits';
import type { CountryCode } from './country-codes';

/** Number of characters, or the least and the most. */
type NumberLength = number | readonly [least: number, most: number];

export interface TaxNumberForm {
  characters: 'digits' | 'letters and digits';
  lengths: readonly NumberLength[];
  /** Letters that are stored before the number, typed or not. */
  before: string;
  /** Letters that are stored behind the number, typed or not. */
  after: string;
}

type Affixes = Partial<Pick<TaxNumberForm, 'before' | 'after'>>;

const form =
  (characters: TaxNumberForm['characters']) =>
  (lengths: readonly NumberLength[], { before = '', after = '' }: Affixes = {}): TaxNumberForm => ({
    characters,
    lengths,
    before,
    after,
  });

const digits = form('digits');
const mixed = form('letters and digits');

/** Holds in countries without a form of their own. */
export const DEFAULT_TAX_NUMBER_FORM = mixed([LIMITS.vatNumberCharacters]);

/**
 * Length and characters only: a check digit that is computed wrongly would lock out a business. Where sources
 * differ, every published length is accepted. Sources: VIES is the list of formats of the European Commission
 * (VIES, frequently asked questions); OECD are the pages on tax identification numbers of its jurisdictions; the
 * others are the tax authorities of the countries.
 */
export const TAX_NUMBER_FORMS: Readonly<Partial<Record<CountryCode, TaxNumberForm>>> = {
  // Federal Tax Authority.
  AE: digits([15]),
  // ARCA, also OECD.
  AR: digits([11]),
  // VIES.
  AT: digits([8], { before: 'ATU' }),
  // National Board of Revenue; 9 digits without the code of the branch.
  BD: digits([9, 13]),
  // VIES.
  BG: digits([[9, 10]], { before: 'BG' }),
  // National Bureau for Revenue.
  BH: digits([15]),
  // Servicio de Impuestos Nacionales; the length follows the identity card.
  BO: digits([[5, 15]]),
  // Servicio de Impuestos Internos; the last character may be K.
  CL: mixed([[8, 9]]),
  // VIES.
  CY: mixed([9]),
  // VIES.
  CZ: digits([[8, 10]], { before: 'CZ' }),
  // VIES.
  DE: digits([9], { before: 'DE' }),
  // VIES.
  DK: digits([8]),
  // Dirección General de Impuestos Internos; 11 digits are an identity card.
  DO: digits([9, 11]),
  // Servicio de Rentas Internas.
  EC: digits([13]),
  // Egyptian Tax Authority.
  EG: digits([9]),
  // VIES.
  ES: mixed([9]),
  // VIES.
  FI: digits([8], { before: 'FI' }),
  // VIES.
  GR: digits([9]),
  // Inland Revenue Department; with branch, and with date and check character of the certificate.
  HK: mixed([8, 11, 16]),
  // VIES.
  HR: digits([11]),
  // NAV; 8 digits as in VIES.
  HU: digits([8, 11]),
  // Income and Sales Tax Department; no single published length.
  JO: digits([[6, 15]]),
  // National Tax Agency.
  JP: digits([13], { before: 'T' }),
  // General Department of Taxation; older numbers are shorter.
  KH: mixed([[9, 14]]),
  // National Tax Service.
  KR: digits([10]),
  // Tax Department; with and without the branch.
  LA: digits([[9, 13]]),
  // Internal Revenue Department; no single published length.
  MM: digits([[8, 12]]),
  // Royal Malaysian Customs Department; older numbers have 12 digits.
  MY: mixed([[11, 15]]),
  // Skatteetaten.
  NO: digits([9], { after: 'MVA' }),
  // Tax Authority of Oman.
  OM: digits([10], { before: 'OM' }),
  // Dirección General de Ingresos; companies and persons have numbers of different lengths, with DV.
  PA: mixed([[5, 20]]),
  // SUNAT.
  PE: digits([11]),
  // Bureau of Internal Revenue; with a branch code of 3, 4 or 5 digits.
  PH: digits([9, [12, 14]]),
  // Federal Board of Revenue; 13 digits are an identity card.
  PK: digits([[7, 8], 13]),
  // VIES.
  PL: digits([10]),
  // Subsecretaría de Estado de Tributación; the number of a foreigner may have a letter.
  PY: mixed([[6, 10]]),
  // General Tax Authority; no single published length.
  QA: digits([[8, 12]]),
  // VIES; “RO” marks a business that pays VAT, and is not stored.
  RO: digits([[2, 10]]),
  // Zakat, Tax and Customs Authority.
  SA: digits([15]),
  // VIES.
  SE: digits([12], { before: 'SE' }),
  // Inland Revenue Authority; some numbers are the UEN.
  SG: mixed([[9, 10]]),
  // VIES.
  SK: digits([10], { before: 'SK' }),
  // Revenue Department, also OECD.
  TH: digits([13]),
  // Gelir İdaresi Başkanlığı; 11 digits are the identity number of a sole trader.
  TR: digits([[10, 11]]),
  // Dirección General Impositiva.
  UY: digits([12]),
  // SENIAT.
  VE: mixed([10]),
  // General Department of Taxation; 12 digits are an identity card, 13 have a branch.
  VN: digits([10, [12, 13]]),
  // IQ and KW have no value added tax and publish no form of a tax number; TW has the 8 of the default.
};
