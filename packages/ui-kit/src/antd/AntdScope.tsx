import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enUS from 'antd/es/locale/en_US';
import urPK from 'antd/es/locale/ur_PK';
import zhTW from 'antd/es/locale/zh_TW';
import { use, useMemo, type ReactNode } from 'react';
import { uiLanguageOf, type UiLanguage } from '@courier/i18n';
import { UiLookContext, type UiLook } from '../theme/ui-look';
import { antdTheme } from './antd-theme';

const TEXTS: Record<UiLanguage, typeof enUS> = { en: enUS, zh_Hant_TW: zhTW, ar: arEG, ur: urPK };
const WITHOUT_PROVIDER: UiLook = {
  brand: 'courier',
  direction: 'ltr',
  locale: 'en',
  nonce: '',
  appearance: 'light',
};

export function AntdScope({ children }: { children: ReactNode }) {
  const { brand, direction, locale, nonce, appearance } = use(UiLookContext) ?? WITHOUT_PROVIDER;
  const theme = useMemo(() => antdTheme(brand, appearance, locale), [brand, appearance, locale]);
  const csp = useMemo(() => (nonce === '' ? {} : { csp: { nonce } }), [nonce]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        direction={direction}
        wave={{ disabled: true }}
        locale={TEXTS[uiLanguageOf(locale)]}
        {...csp}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
