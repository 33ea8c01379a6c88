import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countryConfig, STORAGE_KEYS, type LocaleCode } from '@courier/config';
import { browserStorage, sendEarly } from '@courier/config/document';
import { createDocumentLocale, documentOverrides, documentTexts, startLocale, textsAt } from './index';

const CHINESE = { common: { action: { retry: '重試' } } };
const network = jest.fn<(address: string | URL) => Promise<Response>>();
const before = globalThis.fetch;

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  network.mockReset();
  network.mockImplementation(async () => Response.json(CHINESE));
  globalThis.fetch = network as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

function block(content: unknown): void {
  const script = Object.assign(document.createElement('script'), { id: 'courier-texts' });
  script.type = 'application/json';
  script.textContent = JSON.stringify(content);
  document.body.replaceChildren(script);
}
const listRequestedAddresses = () => network.mock.calls.map(([address]) => String(address));

describe('texts of a document', () => {
  it('are GET /locales/{language name}.json where the document names no address [I18N-02]', async () => {
    await expect(documentTexts()('zh_Hant_TW')).resolves.toEqual(CHINESE);
    expect(listRequestedAddresses()).toEqual(['/locales/zh_Hant_TW.json']);
  });

  it('are read under the address the document names', async () => {
    block({ addresses: { ar: '/locales/ar.1.json' }, inline: {} });
    await documentTexts()('ar');
    expect(listRequestedAddresses()).toEqual(['/locales/ar.1.json']);
  });

  it('come from the document itself, if it has the requested namespace', async () => {
    block({ addresses: { ur: '/locales/ur.1.json' }, inline: { ur: { shell: { skip: 'آگے' } } } });
    await expect(documentTexts()('ur')).resolves.toEqual({ shell: { skip: 'آگے' } });
    await expect(documentTexts('shell')('ur')).resolves.toEqual({ shell: { skip: 'آگے' } });
    expect(listRequestedAddresses()).toEqual([]);
    await documentTexts('public')('ur');
    expect(listRequestedAddresses()).toEqual(['/locales/ur.1.json']);
  });

  it('are refused on an error status or if they are invalid', async () => {
    network.mockImplementationOnce(async () => new Response('{}', { status: 404 }));
    await expect(documentTexts()('ar')).rejects.toThrow('404');
    network.mockImplementationOnce(async () => Response.json({ common: { retry: 7 } }));
    await expect(documentTexts()('ar')).rejects.toThrow();
  });

  it('that were preloaded are not requested again', async () => {
    sendEarly('/remotes/parcels/1/locales/ar.json');
    await expect(textsAt(new URL('/remotes/parcels/1/locales/ar.json', document.baseURI))).resolves.toEqual(
      CHINESE,
    );
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('are requested again if the preload failed or does not answer in time', async () => {
    network.mockImplementationOnce(() => new Promise<Response>(() => undefined));
    sendEarly('/locales/ur.slow.json');
    await expect(textsAt('/locales/ur.slow.json', { patienceMs: 20 })).resolves.toEqual(CHINESE);
    network.mockImplementationOnce(() => Promise.reject(new TypeError('no line')));
    sendEarly('/locales/ur.gone.json');
    await expect(textsAt('/locales/ur.gone.json')).resolves.toEqual(CHINESE);
    expect(network).toHaveBeenCalledTimes(4);
  });

  it('fail without an answer', async () => {
    const calls: (RequestInit | undefined)[] = [];
    const never: typeof fetch = (_, call) => {
      calls.push(call);
      return new Promise((_resolve, reject) =>
        call?.signal?.addEventListener('abort', () => reject(call.signal?.reason)),
      );
    };
    const call = { patienceMs: 20, integrity: 'sha384-texts', fetcher: never };
    await expect(textsAt('/locales/ar.json', call)).rejects.toThrow(/time/i);
    expect(calls).toEqual([expect.objectContaining({ integrity: 'sha384-texts' })]);
  });
});

describe('texts of the operator', () => {
  it('are read by locale; an invalid locale is skipped', () => {
    block({
      addresses: {},
      inline: {},
      overrides: { ar_KW: { common: { retry: 'أعد' } }, ur: { common: { retry: 7 } }, zh_Hant_TW: 'no' },
    });
    expect(documentOverrides()).toEqual({ ar_KW: { common: { retry: 'أعد' } } });
  });

  it('are empty in a document without any', () => {
    expect(documentOverrides()).toEqual({});
    for (const content of [null, 'text', { addresses: {} }, { overrides: null }]) {
      block(content);
      expect(documentOverrides()).toEqual({});
    }
  });
});

describe('the language to start in', () => {
  const KUWAIT = ['en_KW', 'ar_KW', 'ur'] as LocaleCode[];
  const start = (stored: Record<string, string>, chosen = '') => {
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const root = document.createElement('html');
    root.dataset['locale'] = chosen;
    return startLocale(KUWAIT, browserStorage(), root);
  };

  it('is the remembered one if offered, else the document’s, else the first', () => {
    expect(start({ locale: 'ar_KW' }, 'ur')).toBe('ar_KW');
    expect(start({ locale: 'zh_Hant_TW' }, 'ur')).toBe('ur');
    expect(start({ locale: 'zh_Hant_TW' }, 'de')).toBe('en_KW');
    expect(start({})).toBe('en_KW');
  });

  it('is the app’s own while an app embeds the portal', () => {
    const both = { locale: 'ar_KW', 'godroid-locale': 'ur' };
    expect(start({ ...both, 'godroid-token': '{}' })).toBe('ur');
    expect(start(both)).toBe('ar_KW');
  });
});

describe('the language of a document', () => {
  const country = countryConfig('KW');
  const [first, second] = country.supportedLanguages as [LocaleCode, LocaleCode];

  function open(isEmbedded = false) {
    const root = document.createElement('html');
    const setLocale = jest.fn(async (_locale: LocaleCode) => undefined);
    const port = createDocumentLocale({
      i18n: { locale: () => first, setLocale },
      fixed: { country, mapStyleUrl: null },
      storage: browserStorage(),
      isEmbedded: () => isEmbedded,
      root,
    });
    return { port, root, setLocale };
  }

  it('is set for the browser and listeners once its texts have loaded, and is stored', async () => {
    const { port, root, setLocale } = open();
    const heard: string[] = [];
    const stop = port.subscribe(() => heard.push(port.get().locale));
    const shown = root.lang;
    setLocale.mockImplementationOnce(async () => {
      expect(root.lang).toBe(shown);
    });
    await port.setLocale(second);
    expect(port.get()).toMatchObject({ locale: second, country, mapStyleUrl: null });
    expect(root.lang).toBe(second.replace('_', '-'));
    expect([root.dir, port.get().direction]).toEqual(
      second.startsWith('ar') ? ['rtl', 'rtl'] : ['ltr', 'ltr'],
    );
    expect(localStorage.getItem(STORAGE_KEYS.locale)).toBe(second);
    stop();
    await port.setLocale(first);
    expect(heard).toEqual([second]);
  });

  it('stays when the country does not offer the wanted one', async () => {
    const { port, setLocale } = open();
    for (const foreign of ['zh_Hant_TW', 'ur_PK', 'de_DE'] as LocaleCode[]) await port.setLocale(foreign);
    expect(port.get().locale).toBe(first);
    expect(setLocale).not.toHaveBeenCalled();
    expect(localStorage.getItem(STORAGE_KEYS.locale)).toBeNull();
  });

  it('is stored separately while an app embeds the portal', async () => {
    await open(true).port.setLocale(second);
    expect(localStorage.getItem(STORAGE_KEYS.locale)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.godroidLocale)).toBe(second);
  });
});
