import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPortals } from './portal-links';

const folder = mkdtempSync(join(tmpdir(), 'portals-'));
const file = join(folder, 'portals.json');
let problems: string[] = [];
beforeEach(() => {
  problems = [];
});
afterAll(() => rmSync(folder, { recursive: true }));
let writes = 0;
const write = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  utimesSync(file, 1000, 1000 + ++writes);
};
const open = () => createPortals(file, (sentence) => problems.push(sentence));
const NOTHING = { becomePartnerUrl: null, surveyUrl: null, identityProviders: [] };
const google = { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' };

it('adds nothing without a file', () => {
  const portals = createPortals(null, () => undefined);
  expect(portals.findLinks('TW', 'courier')).toEqual(NOTHING);
  expect(portals.provider('google')).toBeUndefined();
});

it('adds the entries of country and brand, later entries before earlier ones', () => {
  write({
    identityProviders: { google },
    portals: [
      { surveyUrl: 'https://survey.example/all' },
      {
        countries: ['KW', 'PK'],
        becomePartnerUrl: 'https://partners.example',
        identityProviders: ['google', 'other'],
      },
      { countries: ['PK'], brands: ['send'], surveyUrl: null },
    ],
  });
  const portals = open();
  const survey = { ...NOTHING, surveyUrl: 'https://survey.example/all' };
  const partner = { becomePartnerUrl: 'https://partners.example', identityProviders: ['google'] };
  expect(portals.findLinks('TW', 'courier')).toEqual(survey);
  expect(portals.findLinks('KW', 'oasis')).toEqual({ ...survey, ...partner });
  expect(portals.findLinks('PK', 'send')).toEqual({ ...NOTHING, ...partner });
  expect([portals.provider('google'), portals.provider('toString')]).toEqual([google, undefined]);
});

it('is read again after a change, and keeps its last good content while it is invalid', () => {
  write({ portals: [{ surveyUrl: 'https://survey.example/1' }] });
  const portals = open();
  const survey = () => portals.findLinks('SG', 'courier').surveyUrl;
  expect(survey()).toBe('https://survey.example/1');
  for (const wrong of [
    '{',
    { portals: [{ surveyUrl: 'javascript:alert(1)' }] },
    { portals: [{ surveyUrl: 'http://survey.example' }] },
    { portals: [{ countries: ['FR'] }] },
    { portals: [{ survey: 'https://survey.example' }] },
    { identityProviders: { google: { ...google, issuer: 'http://accounts.example' } } },
  ]) {
    write(wrong);
    expect(survey()).toBe('https://survey.example/1');
  }
  expect(problems).toHaveLength(6);
  write({ portals: [{ surveyUrl: 'https://survey.example/2' }] });
  expect(survey()).toBe('https://survey.example/2');
});
