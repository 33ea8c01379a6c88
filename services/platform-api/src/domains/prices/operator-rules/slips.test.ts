import { afterAll, expect, it } from '@jest/globals';
import { ruleFolder } from '../../../testing/inputs/rule-folder';
import { assessLimits } from '../order-limits/assess-limits';
import { limitFile } from '../order-limits/limit-file';
import { assessPaymentMethods } from '../payment-methods/assess-payment-methods';
import { paymentMethodFile } from '../payment-methods/payment-method-file';
import { assessProhibited } from '../prohibited-items/assess-prohibited';
import { prohibitedFile } from '../prohibited-items/prohibited-file';
import { assessHours } from '../service-hours/assess-hours';
import { hoursFile } from '../service-hours/hours-file';
import type { RuleFileKind } from './rule-file-kind';
import type { RuleKind } from '../rule-shapes/rule-sets';

const folder = ruleFolder();
afterAll(folder.remove);

const TODAY = '2026-12-01';
const reader =
  <Kind extends RuleKind>(form: RuleFileKind<Kind>, heading: string) =>
  async (lines: readonly string[]) =>
    (await form.read(folder.write('rules.csv', [heading, ...lines].join('\n')), undefined)).byCountry;

const hours = reader(hoursFile, 'country,city,vendor,days,date,hours');
const limits = reader(limitFile, 'country,city,vendor,limit,value');
const methods = reader(paymentMethodFile, 'country,vendor,method,offered');
const prohibited = reader(prohibitedFile, 'country,language,item,words');

it.each<[string, readonly string[], readonly string[], readonly string[]]>([
  [
    'a day that a range leaves out',
    ['KW,,,,,09:00-22:00'],
    ['KW,,,sun-thu,,09:00-22:00'],
    ['the whole country: closed on fri sat (before: fri 09:00-22:00, sat 09:00-22:00)'],
  ],
  [
    'a closed day of a first plan',
    [],
    ['KW,,,sun-thu,,09:00-22:00', 'KW,,,sat,,09:00-22:00', 'KW,,,fri,,closed'],
    ['the whole country: closed on fri (before: fri default hours)'],
  ],
  [
    'hours of a vendor that close what its country opens',
    ['KW,,,,,09:00-22:00'],
    ['KW,,,,,09:00-22:00', 'KW,,kw1,mon-sat,,09:00-22:00'],
    ['vendor kw1: closed on sun (before: sun 09:00-22:00)'],
  ],
  [
    'minutes in place of hours',
    ['KW,,,,,09:00-22:00'],
    ['KW,,,,,09:00-09:22'],
    ['the whole country: 91 hours a week -> 2.6'],
  ],
  [
    'a holiday of last year',
    ['KW,,,,,09:00-22:00'],
    ['KW,,,,,09:00-22:00', 'KW,,,,2025-12-25,closed'],
    ['the whole country: 2025-12-25 is over, so its hours change nothing'],
  ],
  ['a holiday', ['KW,,,,,09:00-22:00'], ['KW,,,,,09:00-22:00', 'KW,,,,2026-12-25,closed'], []],
  ['an hour less', ['KW,,,,,09:00-22:00'], ['KW,,,,,09:00-21:00'], []],
  ['a day that was closed before', ['KW,,,sat-thu,,09:00-22:00'], ['KW,,,sat-thu,,09:00-21:00'], []],
  ['a night that ends in the morning', [], ['KW,,,,,18:00-03:00'], []],
])('of hours, %s has the warnings that it needs', async (_change, before, after, expected) => {
  const former = before.length === 0 ? null : ((await hours(before)).get('KW') ?? []);
  const next = (await hours(after)).get('KW') ?? [];
  expect(assessHours({ before: former, after: next }, TODAY).warnings).toEqual(expected);
});

it.each<[string, readonly string[], readonly string[], readonly string[]]>([
  [
    'metres in place of kilometres',
    ['SG,,,distance_km,8'],
    ['SG,,,distance_km,8000'],
    ['the whole country: distance_km 8 -> 8000'],
  ],
  [
    'a first limit of 800 m',
    [],
    ['SG,,,distance_km,0.8'],
    ['the whole country: distance_km no limit -> 0.8'],
  ],
  [
    'a value in cents',
    ['SG,,,item_value,300'],
    ['SG,,,item_value,30000'],
    ['the whole country: item_value 300 -> 30000'],
  ],
  [
    'a value of zero',
    [],
    ['SG,,,item_value,0'],
    ['the whole country: item_value no limit -> 0, so that every order with a value needs a confirmation'],
  ],
  [
    'cash of riders in cents',
    ['SG,,,rider_cash,300'],
    ['SG,,,rider_cash,30000'],
    ['the whole country: rider_cash 300 -> 30000'],
  ],
  [
    'no cash of riders',
    [],
    ['SG,,,rider_cash,0'],
    [
      'the whole country: rider_cash no limit -> 0, so that each rider gets one order with cash before handing it in',
    ],
  ],
  ['twice the distance', ['SG,,,distance_km,8'], ['SG,,,distance_km,16'], []],
  ['a first value', [], ['SG,,,item_value,300', 'SG,,s1,item_value,500'], []],
])('of limits, %s has the warnings that it needs', async (_change, before, after, expected) => {
  const former = before.length === 0 ? null : ((await limits(before)).get('SG') ?? []);
  const next = (await limits(after)).get('SG') ?? [];
  expect(assessLimits({ country: 'SG', before: former, after: next }).warnings).toEqual(expected);
});

it('refuses the cash of riders of one vendor', async () => {
  await expect(limits(['SG,,s1,rider_cash,300'])).rejects.toThrow('a rider works for all shops');
});

it('of payment methods, the end of the last one is a warning, once', async () => {
  const off = ['card', 'cash', 'on_delivery', 'advance'].map((method) => `SG,,${method},no`);
  const assess = async (before: readonly string[], after: readonly string[]) =>
    assessPaymentMethods({
      country: 'SG',
      before: (await methods(before)).get('SG') ?? [],
      after: (await methods(after)).get('SG') ?? [],
    }).warnings;
  expect(await assess(off.slice(1), off)).toEqual([
    'all of SG: no payment method is left, so that no order can be placed',
  ]);
  expect(await assess(off, off)).toEqual([]);
  expect(await assess(['SG,,card,yes'], off.slice(1))).toEqual([]);
});

it('of prohibited items, a short list and a single letter are warnings', async () => {
  const long = ['SG,en,Alcohol,beer | red wine | whisky | gin', 'SG,zh_Hans_SG,酒类,啤酒'];
  const assess = async (before: readonly string[], after: readonly string[]) =>
    assessProhibited({
      country: 'SG',
      before: (await prohibited(before)).get('SG') ?? [],
      after: (await prohibited(after)).get('SG') ?? [],
    }).warnings;
  expect(await assess(long, ['SG,en,Alcohol,beer'])).toEqual(['all of SG: 5 words -> 1']);
  expect(await assess(long, [...long, 'SG,en,Weapons,a | knife'])).toEqual([
    '"a" alone refuses every order with this letter or digit as a word',
  ]);
  expect(await assess(long, [...long, 'SG,zh_Hant_TW,酒類,酒'])).toEqual([]);
});
