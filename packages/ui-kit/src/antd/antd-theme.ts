import type { ThemeConfig } from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import type { BrandId } from '@courier/config';
import { ELEVATION, brandColours, brandRadii, type Appearance, type Colours } from '../theme/tokens';

/** Line height and added control height of scripts that are taller than Latin. */
const SCRIPT_ROOM: Readonly<Record<string, { lineHeight: number; extra?: number; size?: number }>> = {
  zh: { lineHeight: 1.6 },
  ar: { lineHeight: 1.7, size: 15 },
  ur: { lineHeight: 2.3, extra: 8, size: 15 },
  th: { lineHeight: 1.7 },
  my: { lineHeight: 1.9 },
  km: { lineHeight: 1.9 },
  bn: { lineHeight: 1.75 },
};

function colourTokens(colours: Colours): ThemeConfig['token'] {
  return {
    colorPrimary: colours.primary,
    colorPrimaryHover: colours['primary-hover'],
    colorPrimaryActive: colours['primary-press'],
    colorPrimaryBg: colours['primary-soft'],
    colorPrimaryBorder: colours.primary,
    lineWidthFocus: 2,
    colorTextLightSolid: colours['on-primary'],
    colorLink: colours['primary-text'],
    colorError: colours.danger,
    colorErrorBg: colours['danger-soft'],
    colorSuccess: colours.ok,
    colorWarning: colours.warn,
    colorInfo: colours.info,
    colorText: colours.ink,
    colorTextSecondary: colours['ink-2'],
    colorTextTertiary: colours['ink-3'],
    colorTextQuaternary: colours['ink-3'],
    colorTextPlaceholder: colours['ink-3'],
    colorTextDisabled: colours['ink-3'],
    colorBgLayout: colours.paper,
    colorBgContainer: colours.surface,
    colorBgElevated: colours.raised,
    colorBgContainerDisabled: colours.sunken,
    colorBgMask: 'color-mix(in srgb, #0B1C1F 46%, transparent)',
    colorFillTertiary: colours.sunken,
    colorBorder: colours.control,
    colorBorderSecondary: colours.line,
    colorSplit: colours.line,
    controlOutline: colours['primary-soft'],
    controlOutlineWidth: 3,
    controlItemBgActive: colours['primary-soft'],
    controlItemBgActiveHover: colours['primary-soft'],
    controlItemBgHover: colours.sunken,
  };
}

const componentTokens = (colours: Colours, extra: number): ThemeConfig['components'] => ({
  Button: {
    controlHeight: 36 + extra,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    fontWeight: 600,
    defaultBorderColor: colours['line-strong'],
    defaultHoverBorderColor: colours.primary,
    defaultHoverColor: colours['primary-text'],
  },
  Select: {
    optionSelectedBg: colours['primary-soft'],
    optionSelectedColor: colours.ink,
    optionSelectedFontWeight: 600,
    optionActiveBg: colours.sunken,
  },
  Menu: { itemSelectedBg: colours['primary-soft'], itemSelectedColor: colours['primary-text'] },
  DatePicker: { cellHoverBg: colours.sunken, cellActiveWithRangeBg: colours['primary-soft'] },
});

/** antd's tokens for a brand, its appearance and the locale's script. */
export function antdTheme(brand: BrandId, appearance: Appearance, locale: string): ThemeConfig {
  const colours = brandColours(brand, appearance);
  const radii = brandRadii(brand);
  const { lineHeight, extra = 0, size = 14 } = SCRIPT_ROOM[locale.slice(0, 2)] ?? { lineHeight: 1.5 };
  const shadows = ELEVATION[appearance];
  return {
    algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'courier' },
    hashed: false,
    token: {
      ...colourTokens(colours),
      fontFamily: 'var(--font)',
      fontFamilyCode: 'var(--mono)',
      fontSize: size,
      lineHeight,
      borderRadius: radii.m,
      borderRadiusLG: radii.l,
      borderRadiusSM: radii.s,
      controlHeight: 38 + extra,
      controlHeightLG: 46 + extra,
      controlHeightSM: 30 + extra,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.24s',
      motionEaseInOut: 'cubic-bezier(.2,.7,.2,1)',
      motionEaseOut: 'cubic-bezier(.2,.7,.2,1)',
      boxShadow: shadows.e2,
      boxShadowSecondary: shadows.e3,
    },
    components: componentTokens(colours, extra),
  };
}
