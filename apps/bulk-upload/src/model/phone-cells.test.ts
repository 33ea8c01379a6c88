import { describe, expect, it } from '@jest/globals';
import { readPhone } from '@courier/api-client/order-rules';
import { countryFacts } from '@courier/config';
import { phoneRule } from '../api/phone-numbers';

describe('a telephone number in its country', () => {
  const readIn = (code: string, text: string) => {
    const verdict = readPhone(text, phoneRule(code), { prefix: countryFacts(code).phonePrefix });
    if (verdict.kind === 'good')
      return [verdict.value.number, verdict.value.extension].filter(Boolean).join(' +');
    return verdict.kind === 'error' ? 'error' : verdict.answers.map(({ text: each }) => `${each}?`).join(' ');
  };

  it.each([
    ['DE', '0171/2345678', '0171 2345678'],
    ['DE', '030/1234567', '030 1234567'],
    ['DE', '0234/123456-106', '0234 123456-106'],
    ['AT', '0664/1234567', '0664 1234567'],
    ['PL', '22/6281234', '22 6281234'],
    ['BG', '02/9871234', '02 9871234'],
    ['TW', '02/27123456', '02 27123456'],
    ['TR', '0532/1234567', '0532 1234567'],
    ['HR', '01/4812345', '01 4812345'],
    ['HU', '30/123-4567', '30 123-4567'],
    ['CZ', '601/123/456', '601 123 456'],
    ['JP', '０９０−１２３４−５６７８', '090-1234-5678'],
    ['JP', '090ー1234ー5678', '090-1234-5678'],
    ['TW', '886912048318.0', '886912048318'],
    ['PH', '639171234569.0', '639171234569'],
  ] as const)('%s “%s” is one number', (code, text, wanted) => {
    expect(readIn(code, text)).toBe(wanted);
  });

  it.each([
    ['TW', '02-2712-3456-107', '02-2712-3456#107?'],
    ['TW', '0912048319 0912048320', '0912048319? 0912048320?'],
    ['SG', '8123 4567 9123 4567', '8123 4567? 9123 4567?'],
    ['VN', '091.234.5678 - 098 765 4321', '091.234.5678? 098 765 4321?'],
    ['TH', '081-234-5678, 02-123-4567 ต่อ 12', '081-234-5678? 02-123-4567#12?'],
    ['PH', '917-123-4570 / 0917 123 4571', '917-123-4570? 0917 123 4571?'],
    ['AR', '15 6677-3399', '11 6677-3399?'],
    ['DE', '030/123456/57', '030 123456? 030 123456 57?'],
    ['PL', '5123/456/78', '5123 456? 5123 456 78?'],
    ['DE', '030 1234567 oder 2345678', '030 1234567?'],
    ['TW', '227123456107', 'error'],
  ] as const)('%s “%s” offers only complete numbers of the country: %s', (code, text, wanted) => {
    expect(readIn(code, text)).toBe(wanted);
  });
});
