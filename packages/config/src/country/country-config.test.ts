import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '../configuration-error';
import { CLOUD_REGIONS } from './country';
import { countryConfig } from './country-config';
import { COUNTRY_TABLE } from './country-table';
import { parseCountryConfig } from './parse-country';
import { supportedCountries } from './country-codes';
import { SUPPORTED_LOCALES } from './locales';

const taiwan = countryConfig('TW');

function countryProblems(data: unknown): readonly string[] {
  try {
    parseCountryConfig(data);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
  }
  return [];
}

describe('the Taiwan deployment', () => {
  it('is TW, +886, NT, Asia/Taipei and PAID [CONF-TW-01, CONF-TW-02, CONF-TW-03, CONF-TW-04, CONF-TW-05]', () => {
    expect(taiwan).toMatchObject({
      country: 'TW',
      phonePrefix: '+886',
      currencyLabel: 'NT',
      timezone: 'Asia/Taipei',
      defaultPaymentMethod: 'PAID',
    });
  });

  it('offers exactly en and zh_Hant_TW and starts in zh_Hant_TW [CONF-TW-06, CONF-TW-07]', () => {
    expect([...taiwan.supportedLanguages].sort()).toEqual(['en', 'zh_Hant_TW']);
    expect(taiwan.defaultLanguage).toBe('zh_Hant_TW');
  });

  it('is NPV with at least 15 minutes and entity FOODPANDA [CONF-TW-08, CONF-TW-09, CONF-TW-10]', () => {
    expect(taiwan).toMatchObject({ registrationType: 'NPV', countryEtaMin: 15, entity: 'FOODPANDA' });
  });

  it('has amounts without decimals, a cap of 5000 and 5 kg', () => {
    expect(taiwan).toMatchObject({ decimals: 0, itemValueCap: 5000, maxWeightKg: 5 });
    expect(taiwan.mapCentre).toEqual({ latitude: 25.033, longitude: 121.5654 });
  });
});

describe('all countries', () => {
  it('are those of the requirements table, value for value [CONF-11, CONF-12]', () => {
    const file = join(__dirname, '../../../../docs/requirements/countries.tsv');
    const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
    const given = rows.map((row) => row.split('\t'));
    const ours = supportedCountries.map((code) => {
      const config = countryConfig(code);
      const { latitude, longitude } = config.mapCentre;
      return [
        config.country,
        config.isoCurrency,
        config.currencyLabel,
        config.phonePrefix,
        config.timezone,
        config.entity,
        config.supportedLanguages.join(','),
        `${latitude},${longitude}`,
        String(config.maxWeightKg),
        String(config.itemValueCap),
        config.geolocatorRegion,
        config.flagsRegion,
        config.geolocatorLanguage,
      ];
    });
    const withNumbers = (row: string[]) => row.map((cell, index) => (index === 7 ? point(cell) : cell));
    const point = (cell: string) => cell.split(',').map(Number).join(',');
    expect(ours.map(withNumbers)).toEqual(given.map(withNumbers));
    expect(ours).toHaveLength(50);
    expect(new Set(given.flatMap((row) => (row[6] ?? '').split(','))).size).toBe(43);
    expect(new Set(given.flatMap((row) => (row[6] ?? '').split(',')))).toEqual(new Set(SUPPORTED_LOCALES));
  });

  it('are the 50 supported ones, each with a valid configuration [CONF-01]', () => {
    expect(supportedCountries).toHaveLength(50);
    for (const code of supportedCountries) {
      const config = countryConfig(code);
      expect(config.country).toBe(code);
      expect(config.defaultLanguage).toBe(config.supportedLanguages[0]);
      expect(config.flagProviders).toEqual(['flag-service', 'static-file', 'built-in']);
      expect(new Intl.DateTimeFormat('en', { timeZone: config.timezone }).format(0)).not.toBe('');
    }
  });

  it('use all 43 locales and no other', () => {
    const used = new Set(supportedCountries.flatMap((code) => countryConfig(code).supportedLanguages));
    expect([...used].sort()).toEqual([...SUPPORTED_LOCALES].sort());
    expect(used.size).toBe(43);
  });

  it('have the item value caps the specification gives [CONF-18]', () => {
    const caps = supportedCountries.flatMap((code) => {
      const { itemValueCap, isoCurrency } = countryConfig(code);
      return itemValueCap === -1 ? [] : [`${itemValueCap} ${isoCurrency}`];
    });
    expect(caps).toEqual(['1000 HKD', '300000 MMK', '200 MYR', '10000 PHP', '5000 TWD']);
  });

  it('limit the weight to 5, 10, 15 or 20 kg [CONF-17]', () => {
    expect(new Set(supportedCountries.map((code) => countryConfig(code).maxWeightKg))).toEqual(
      new Set([5, 10, 15, 20]),
    );
    expect(taiwan.maxWeightKg).toBe(5);
    expect(countryProblems({ ...taiwan, maxWeightKg: 7 })).toHaveLength(1);
  });

  it('have their brand by entity', () => {
    expect(['TW', 'KW', 'SA', 'DE', 'KR', 'TR'].map((code) => countryConfig(code).brand)).toEqual([
      'courier',
      'oasis',
      'oasis',
      'orchid',
      'orchid',
      'tangelo',
    ]);
  });

  it('give the label and decimals of amounts', () => {
    expect(countryConfig('kw')).toMatchObject({ currencyLabel: 'KWD', decimals: 3 });
    expect(countryConfig('DE')).toMatchObject({ currencyLabel: 'EUR', decimals: 2 });
  });
});

describe('a wrong configuration', () => {
  it.each([
    'country',
    'isoCurrency',
    'currencyLabel',
    'phonePrefix',
    'timezone',
    'supportedLanguages',
    'defaultPaymentMethod',
    'brand',
    'entity',
    'geolocatorRegion',
    'flagsRegion',
    'flagProviders',
    'registrationType',
    'countryEtaMin',
  ])('is refused without %s [CONF-01]', (field) => {
    const { [field]: _left, ...others } = taiwan as Record<string, unknown>;
    expect(countryProblems(others)).toEqual([expect.stringMatching(new RegExp(`^${field} `))]);
  });

  it('is refused for a country outside the list [CONF-02]', () => {
    expect(() => countryConfig('XX')).toThrow(ConfigurationError);
    expect(countryProblems({ ...taiwan, country: 'XX' })).toHaveLength(1);
  });

  it.each([
    ['supportedLanguages.0', { supportedLanguages: ['tlh'] }],
    ['defaultPaymentMethod', { defaultPaymentMethod: 'BARTER' }],
    ['geolocatorRegion', { geolocatorRegion: 'america' }],
    ['flagsRegion', { flagsRegion: 'mars' }],
    ['registrationType', { registrationType: 'XV' }],
  ])('is refused naming %s [CONF-03, CONF-04, CONF-06, CONF-07, CONF-10]', (field, change) => {
    const problems = countryProblems({ ...taiwan, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(field);
  });

  it('reports every problem at once', () => {
    expect(countryProblems({ ...taiwan, decimals: 9, phonePrefix: '886' })).toHaveLength(2);
  });

  it.each(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])(
    'accepts the payment method %s',
    (method) => {
      expect(countryProblems({ ...taiwan, defaultPaymentMethod: method })).toEqual([]);
    },
  );
});

it('supports the cloud regions of tokens [CONF-13]', () => {
  expect([...CLOUD_REGIONS].sort()).toEqual(
    ['ap-southeast-1', 'eu-west-2', 'ap-northeast-1', 'eu-north-1', 'ap-south-1', 'eu-central-1'].sort(),
  );
});

it('has each country once in the table', () => {
  const codes = COUNTRY_TABLE.map(({ country }) => country);
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes.toSorted()).toEqual([...supportedCountries].toSorted());
});
