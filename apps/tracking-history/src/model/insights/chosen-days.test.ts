import { describe, expect, it } from '@jest/globals';
import { toLocalDays, rangeOfDays } from './chosen-days';

/** 20 November 2026, 00:30 in Taipei; still 19 November in Kuwait and Berlin. */
const NOW = Date.UTC(2026, 10, 19, 16, 30) / 1000;
const TAIPEI = 'Asia/Taipei';
const rangeIn = (first: string, last: string, timezone = TAIPEI) =>
  rangeOfDays({ first, last }, NOW, timezone);

describe('two chosen days', () => {
  it('cover both days completely in the timezone of the country', () => {
    expect(rangeIn('2026-11-18', '2026-11-19')).toEqual({
      from: Date.UTC(2026, 10, 17, 16) / 1000,
      to: Date.UTC(2026, 10, 19, 16) / 1000 - 1,
    });
    expect(rangeIn('2026-11-18', '2026-11-18', 'Asia/Kuwait')).toEqual({
      from: Date.UTC(2026, 10, 17, 21) / 1000,
      to: Date.UTC(2026, 10, 18, 21) / 1000 - 1,
    });
  });

  it.each([
    ['2026-11-19', '2026-11-18'],
    ['2026-01-01', '2025-12-31'],
  ])('are rejected when %s is to end on %s [TRACK-HIST-10]', (first, last) => {
    expect(rangeIn(first, last)).toBe('reversed');
  });

  it.each([TAIPEI, 'Europe/Berlin', 'America/Santiago'])(
    'may span 90 days in %s, also across a clock change, and no more [TRACK-HIST-11]',
    (timezone) => {
      expect(rangeIn('2026-08-20', '2026-11-17', timezone)).toMatchObject({ to: expect.any(Number) });
      expect(rangeIn('2026-08-19', '2026-11-17', timezone)).toBe('too-long');
      expect(rangeIn('2025-08-19', '2026-11-17', timezone)).toBe('too-long');
    },
  );

  it('end yesterday at the latest, by the date in the country', () => {
    expect(rangeIn('2026-11-19', '2026-11-20')).toBe('not-over');
    expect(rangeIn('2026-11-19', '2026-11-19', 'Asia/Kuwait')).toBe('not-over');
    expect(rangeIn('2026-11-18', '2026-11-18', 'Asia/Kuwait')).toMatchObject({ to: expect.any(Number) });
  });

  it.each([
    ['', '2026-11-18'],
    ['2026-11-18', ''],
    ['2026-02-30', '2026-03-01'],
    ['18.11.2026', '2026-11-19'],
  ])('are rejected when %j and %j are not two days', (first, last) => {
    expect(rangeIn(first, last)).toBe('missing');
  });

  it('can be derived from the resulting range', () => {
    const range = rangeIn('2026-03-28', '2026-03-30', 'Europe/Berlin');
    expect(typeof range === 'string' ? range : toLocalDays(range, 'Europe/Berlin')).toEqual({
      first: '2026-03-28',
      last: '2026-03-30',
    });
  });
});
