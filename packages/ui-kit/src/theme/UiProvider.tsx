import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enUS from 'antd/es/locale/en_US';
import urPK from 'antd/es/locale/ur_PK';
import zhTW from 'antd/es/locale/zh_TW';
import { useMemo, type ReactNode } from 'react';
import type { BrandId } from '@courier/config';
import { uiLanguageOf, type Direction, type UiLanguage } from '@courier/i18n';
import type { GoogleMapsAccess } from '../map/google/google-access';
import { GoogleMapsContext } from '../map/google-maps-context';
import { antdTheme } from './antd-theme';
import type { Appearance } from './tokens';
import { useAppearance } from './use-appearance';

const TEXTS: Record<UiLanguage, typeof enUS> = { en: enUS, zh_Hant_TW: zhTW, ar: arEG, ur: urPK };

export interface UiProviderProps {
  brand: BrandId;
  direction: Direction;
  /** Locale code, e.g. `zh_Hant_TW`. */
  locale: string;
  /** Nonce of the content policy for styles written at run time; empty where there is none. */
  nonce: string;
  /** Follows the document's `data-theme` unless given. */
  appearance?: Appearance;
  /** Draws every map with Google's; must be the same object on every render. */
  googleMaps?: GoogleMapsAccess | null;
  children: ReactNode;
}

/** Dresses every component below in the brand, the locale and its direction. One per document, around the app. */
export function UiProvider(props: UiProviderProps) {
  const { brand, direction, locale, nonce, appearance, googleMaps = null, children } = props;
  const shown = useAppearance();
  const theme = useMemo(
    () => antdTheme(brand, appearance ?? shown, locale),
    [brand, appearance, shown, locale],
  );
  const csp = useMemo(() => (nonce === '' ? {} : { csp: { nonce } }), [nonce]);
  // Always one: antd wraps its children only when there is a locale, and another depth would mount every screen anew.
  const texts = TEXTS[uiLanguageOf(locale)];
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} direction={direction} wave={{ disabled: true }} locale={texts} {...csp}>
        <GoogleMapsContext value={googleMaps}>{children}</GoogleMapsContext>
      </ConfigProvider>
    </StyleProvider>
  );
}
