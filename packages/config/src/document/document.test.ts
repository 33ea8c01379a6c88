/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserStorage, createSafeStorage, readDataBlock, readStored, tabStorage } from './index';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a data block', () => {
  const block = (id: string, text: string) => {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', id });
    script.textContent = text;
    document.body.append(script);
  };

  it('is read by its id', () => {
    block('courier-config', '{"country":"KW"}');
    expect(readDataBlock('courier-config')).toEqual({ country: 'KW' });
  });

  it('that is missing, empty or no JSON is undefined', () => {
    block('empty', '');
    block('half', '{"country":');
    for (const id of ['missing', 'empty', 'half']) expect(readDataBlock(id)).toBeUndefined();
  });
});

describe('safe storage', () => {
  it('stores and removes values if the browser allows it', () => {
    for (const [open, kept] of [
      [browserStorage, localStorage],
      [tabStorage, sessionStorage],
    ] as const) {
      expect(open().write('locale', 'ar_KW')).toBe(true);
      expect([kept.getItem('locale'), open().read('locale')]).toEqual(['ar_KW', 'ar_KW']);
      expect(readStored('locale')).toBe(localStorage.getItem('locale'));
      open().remove('locale');
      expect(open().read('locale')).toBeNull();
    }
  });

  it('keeps values in memory for the lifetime of the document if storage is blocked', () => {
    const full = { getItem: () => null, setItem: () => fail(), removeItem: () => fail() };
    function fail(): never {
      throw new DOMException('full', 'QuotaExceededError');
    }
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const open of [() => full as unknown as Storage, blocked, () => undefined]) {
      const storage = createSafeStorage(open);
      expect(storage.write('theme', 'dark')).toBe(false);
      expect(storage.read('theme')).toBe('dark');
      expect(readStored('theme', open)).toBeNull();
      storage.remove('theme');
      expect(storage.read('theme')).toBeNull();
    }
  });
});
