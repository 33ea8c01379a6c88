import { describe, expect, it } from '@jest/globals';
import { appliesHere } from './live-update-rule';

/** 20 November 2026, 00:30 in Taipei; still 19 November in UTC. */
const NOW = Date.UTC(2026, 10, 19, 16, 30) / 1000;
const today = { created_at: Date.UTC(2026, 10, 19, 16, 5) / 1000 };
const yesterday = { created_at: Date.UTC(2026, 10, 19, 15, 55) / 1000 };
const place = { nowSeconds: NOW, timezone: 'Asia/Taipei', isListed: false };

describe('which live updates belong to a page', () => {
  it('accepts orders of today on tracking, in the timezone of the country [TRACK-LIVE-01]', () => {
    expect(appliesHere(today, { ...place, listType: 'active' })).toBe(true);
    expect(appliesHere(yesterday, { ...place, listType: 'active' })).toBe(false);
  });

  it('accepts an order of an earlier day on tracking when it is listed there', () => {
    expect(appliesHere(yesterday, { ...place, listType: 'active', isListed: true })).toBe(true);
  });

  it('accepts orders of earlier days on history, in the timezone of the country [TRACK-LIVE-02]', () => {
    expect(appliesHere(yesterday, { ...place, listType: 'past' })).toBe(true);
    expect(appliesHere(today, { ...place, listType: 'past' })).toBe(false);
  });

  it('accepts none on any other page [TRACK-LIVE-03]', () => {
    expect(appliesHere(today, { ...place, listType: null })).toBe(false);
    expect(appliesHere(yesterday, { ...place, listType: null })).toBe(false);
  });
});
