import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, jest } from '@jest/globals';
import { countryConfig, type LocaleCode } from '@courier/config';
import { createI18n, useCopy, useCopyIn, type CourierI18n } from './index';

const CHINESE = { common: { action: { retry: '重試' } }, errors: { 'store-closed': '店家休息中' } };

function Words() {
  const copy = useCopy('common');
  return (
    <p>
      {copy('action.retry')} / {copy('action.cancel')}
    </p>
  );
}

function show(courier: CourierI18n) {
  render(
    <I18nextProvider i18n={courier.i18n}>
      <Words />
    </I18nextProvider>,
  );
}

describe('the language of the screens', () => {
  it('shows a key that a language lacks in English [I18N-04]', async () => {
    show(await createI18n({ locale: 'zh_Hant_TW', fetchTexts: async () => CHINESE }));
    expect(screen.getByText('重試 / Cancel')).toBeVisible();
  });

  it('marks English texts that replace a missing translation in a development build alone [I18N-04]', async () => {
    const fetchTexts = async () => CHINESE;
    show(await createI18n({ locale: 'zh_Hant_TW', fetchTexts, marksUntranslated: true }));
    expect(screen.getByText('重試 / ⟦en⟧ Cancel')).toBeVisible();
    const english = await createI18n({ locale: 'en', fetchTexts, marksUntranslated: true });
    expect(english.i18n.t('common:action.cancel')).toBe('Cancel');
  });

  it('shows the bundled English texts when the translation file cannot be loaded [I18N-08]', async () => {
    const onLoadFailure = jest.fn();
    show(
      await createI18n({
        locale: 'zh_Hant_TW',
        fetchTexts: () => Promise.reject(new Error('503')),
        onLoadFailure,
      }),
    );
    expect(screen.getByText('Retry / Cancel')).toBeVisible();
    expect(onLoadFailure).toHaveBeenCalledWith('zh_Hant_TW', expect.any(Error));
  });

  it('shows English when the translation file is invalid', async () => {
    show(await createI18n({ locale: 'zh_Hant_TW', fetchTexts: async () => ({ common: 7 }) }));
    expect(screen.getByText('Retry / Cancel')).toBeVisible();
  });

  it('shows English in a locale that it does not know, and requests no texts [I18N-03]', async () => {
    const fetchTexts = jest.fn(async () => CHINESE);
    show(await createI18n({ locale: 'fr_FR' as LocaleCode, fetchTexts }));
    expect(screen.getByText('Retry / Cancel')).toBeVisible();
    expect(fetchTexts).not.toHaveBeenCalled();
  });

  it('changes every text on screen with the language and loads each language once', async () => {
    const fetchTexts = jest.fn(async () => CHINESE);
    const courier = await createI18n({ locale: 'en', fetchTexts });
    show(courier);
    expect(screen.getByText('Retry / Cancel')).toBeVisible();
    await act(() => courier.setLocale('zh_Hant_TW'));
    expect(screen.getByText('重試 / Cancel')).toBeVisible();
    await act(() => courier.setLocale('en'));
    await act(() => courier.setLocale('zh_Hant_TW'));
    expect(fetchTexts).toHaveBeenCalledTimes(1);
    expect(courier.locale()).toBe('zh_Hant_TW');
  });

  it('requests a language again after a failure', async () => {
    const fetchTexts = jest.fn(async () => CHINESE);
    fetchTexts.mockRejectedValueOnce(new Error('503'));
    const courier = await createI18n({ locale: 'zh_Hant_TW', fetchTexts });
    show(courier);
    await act(() => courier.setLocale('zh_Hant_TW'));
    expect(screen.getByText('重試 / Cancel')).toBeVisible();
  });

  it('retries failed texts of the portal and of a remote a few times automatically', async () => {
    jest.useFakeTimers();
    const fetchTexts = jest.fn(async () => CHINESE);
    fetchTexts.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
    const courier = await createI18n({ locale: 'zh_Hant_TW', fetchTexts });
    show(courier);
    const ofRemote = jest.fn(() => Promise.reject(new Error('offline')));
    await act(() => courier.addNamespace('parcels', { title: 'Parcels' }, ofRemote));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Retry / Cancel')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('重試 / Cancel')).toBeVisible();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([fetchTexts, ofRemote].map(({ mock }) => mock.calls.length)).toEqual([3, 6]);
    jest.useRealTimers();
  });

  it("starts in the country's default when the wanted locale is not offered there", async () => {
    const courier = await createI18n({
      locale: 'th_TH',
      country: countryConfig('TW'),
      fetchTexts: async () => CHINESE,
    });
    expect(courier.locale()).toBe('zh_Hant_TW');
  });
});

describe('texts of a remote', () => {
  it('are shown in English at once and in the language when it has arrived', async () => {
    const courier = await createI18n({ locale: 'zh_Hant_TW', fetchTexts: async () => CHINESE });
    await courier.addNamespace('parcels', { title: 'Parcels', empty: 'No parcel' }, async () => ({
      title: '包裹',
    }));
    expect(courier.i18n.t('title', { ns: 'parcels' })).toBe('包裹');
    expect(courier.i18n.t('empty', { ns: 'parcels' })).toBe('No parcel');
  });

  it('fill in platform and organisation of the brand [I18N-05]', async () => {
    const words = { platform: 'Orchid', organisation: 'Orchid Delivery', product: 'Orchid Portal' };
    const courier = await createI18n({ locale: 'en', words });
    await courier.addNamespace('parcels', { hello: '{{platform}} by {{organisation}}' });
    expect(courier.i18n.t('hello', { ns: 'parcels' })).toBe('Orchid by Orchid Delivery');
  });
});

describe('the wording of an operator', () => {
  const overrides = {
    en: { common: { action: { cancel: 'Call off' } }, parcels: { title: 'Boxes of {{platform}}' } },
    zh_Hant_TW: { common: { action: { retry: '再來一次' } }, parcels: { title: '箱子' } },
  };
  const words = { platform: 'Send', organisation: 'Send Parcels', product: 'Send' };

  it('overrides every text of the brand and country, in any order of arrival [CONF-14]', async () => {
    const courier = await createI18n({ locale: 'en', words, overrides, fetchTexts: async () => CHINESE });
    show(courier);
    expect(screen.getByText('Retry / Call off')).toBeVisible();
    await courier.addNamespace('parcels', { title: 'Parcels', empty: 'No parcel' }, async () => ({
      title: '包裹',
    }));
    const title = () => courier.i18n.t('title', { ns: 'parcels' });
    expect([title(), courier.i18n.t('empty', { ns: 'parcels' })]).toEqual(['Boxes of Send', 'No parcel']);
    await act(() => courier.setLocale('zh_Hant_TW'));
    expect(title()).toBe('箱子');
    expect(screen.getByText('再來一次 / Call off')).toBeVisible();
  });

  it('overrides the menu label of a remote before its texts are loaded [CONF-14]', async () => {
    const courier = await createI18n({ locale: 'en', words, overrides });
    // The registry has the label of each menu entry, under its whole key.
    courier.i18n.addResourceBundle('en', 'parcels', { title: 'Parcels', 'nav.list': 'List' }, true, false);
    expect(courier.i18n.t('title', { ns: 'parcels' })).toBe('Boxes of Send');
    expect(courier.i18n.t('nav.list', { ns: 'parcels' })).toBe('List');
  });
});

describe('texts for a reader of another language', () => {
  function Message() {
    const own = useCopy('common');
    const theirs = useCopyIn('common', 'zh_Hant_TW');
    return (
      <p>
        {own('action.retry')} / {theirs('action.retry')} / {theirs('action.cancel')}
      </p>
    );
  }

  it('are fetched on demand, while the screen keeps its language', async () => {
    let arrive = (_texts: typeof CHINESE) => {};
    const fetchTexts = jest.fn(() => new Promise<typeof CHINESE>((resolve) => (arrive = resolve)));
    const courier = await createI18n({ locale: 'en', fetchTexts });
    // Some texts may already be present, for example a remote's menu texts; the others must still load.
    courier.i18n.addResourceBundle('zh-Hant-TW', 'common', { nav: '訂單' });
    render(
      <I18nextProvider i18n={courier.i18n}>
        <Message />
      </I18nextProvider>,
    );
    expect(screen.getByText('Retry / Retry / Cancel')).toBeVisible();
    await act(async () => arrive(CHINESE));
    expect(screen.getByText('Retry / 重試 / Cancel')).toBeVisible();
    expect(fetchTexts).toHaveBeenCalledTimes(1);
    expect(courier.locale()).toBe('en');
  });
});
