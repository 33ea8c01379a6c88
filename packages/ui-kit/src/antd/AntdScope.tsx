import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import { use, useMemo, type ReactNode } from 'react';
import { UiLookContext, type UiLook } from '../theme/ui-look';
import { antdTheme } from './antd-theme';

const WITHOUT_PROVIDER: UiLook = {
  brand: 'courier',
  direction: 'ltr',
  locale: 'en',
  nonce: '',
  appearance: 'light',
};

/** Without a locale of antd: its parts in use show no text of their own, and 27 more files would hold them. */
export function AntdScope({ children }: { children: ReactNode }) {
  const { brand, direction, locale, nonce, appearance } = use(UiLookContext) ?? WITHOUT_PROVIDER;
  const theme = useMemo(() => antdTheme(brand, appearance, locale), [brand, appearance, locale]);
  const csp = useMemo(() => (nonce === '' ? {} : { csp: { nonce } }), [nonce]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} direction={direction} wave={{ disabled: true }} {...csp}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
