import { describe, expect, it } from '@jest/globals';
import { createInstance, type i18n } from 'i18next';
import { cachedCopies } from './copies';

const start = async (language: string): Promise<i18n> => {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: {
      en: { common: { close: 'Close', wait: '{{seconds}} s' } },
      de: { common: { close: 'Schließen', wait: '{{seconds}} Sek.' } },
      ur: { common: { close: 'بند کریں' } },
    },
  });
  return instance;
};
const read = (instance: i18n, key: string, tag?: string, values?: Record<string, number>) =>
  (cachedCopies(instance).of('common', tag) as (key: string, values?: Record<string, number>) => string)(
    key,
    values,
  );

describe('Texts of an instance', () => {
  it('stay the same function until a language or a text changes', async () => {
    const instance = await start('de');
    const first = cachedCopies(instance).of('common');
    expect(cachedCopies(instance).of('common')).toBe(first);
    instance.addResourceBundle('de', 'common', { close: 'Zu' }, true, true);
    expect(cachedCopies(instance).of('common')).not.toBe(first);
  });

  it('are in the current language, in another one on request, and in English as a fallback', async () => {
    const instance = await start('de');
    expect(read(instance, 'close')).toBe('Schließen');
    expect(read(instance, 'close', 'ur')).toBe('بند کریں');
    expect(read(instance, 'wait', 'ur', { seconds: 3 })).toBe('3 s');
    await instance.changeLanguage('ur');
    expect(read(instance, 'close')).toBe('بند کریں');
    expect(read(instance, 'close', 'de')).toBe('Schließen');
  });

  it('are read again after texts have loaded, and their components are notified', async () => {
    const instance = await start('de');
    expect(read(instance, 'close')).toBe('Schließen');
    let changeCount = 0;
    const stop = cachedCopies(instance).subscribe(() => (changeCount += 1));
    instance.addResourceBundle('de', 'common', { close: 'Zu' }, true, true);
    expect(read(instance, 'close')).toBe('Zu');
    expect(changeCount).toBe(1);
    stop();
    await instance.changeLanguage('en');
    expect(changeCount).toBe(1);
    expect(read(instance, 'close')).toBe('Close');
  });

  it('are filled with the values of each call', async () => {
    const instance = await start('de');
    expect(read(instance, 'wait', undefined, { seconds: 3 })).toBe('3 Sek.');
    expect(read(instance, 'wait', undefined, { seconds: 4 })).toBe('4 Sek.');
  });

  it('of two instances are independent', async () => {
    const [german, urdu] = [await start('de'), await start('ur')];
    expect(read(german, 'close')).toBe('Schließen');
    expect(read(urdu, 'close')).toBe('بند کریں');
  });
});
