import { describe, expect, it } from '@jest/globals';
import { antdTheme } from '../antd/antd-theme';
import { themeStyleText } from './tokens';

describe('the variables of a brand', () => {
  const text = themeStyleText('orchid');

  it('carry the names of the tokens, light on the root and dark under data-theme', () => {
    const [light, dark] = text.split(':root[data-theme="dark"]');
    for (const name of ['paper', 'surface', 'ink-2', 'st-seek-bg', 'map-land', 'area', 'map-route', 'e3']) {
      expect(light).toContain(`--${name}:`);
      expect(dark).toContain(`--${name}:`);
    }
    expect(light).toContain('--primary:#A01A58');
    expect(dark).toContain('--primary:#F48DB8');
  });

  it('give the radii of the brand', () => {
    expect(text).toContain('--radius-s:6px;--radius-m:10px;--radius-l:16px;--radius-xl:20px');
    expect(themeStyleText('oasis')).toContain('--radius-m:5px');
  });

  it('give the send product the look of the neutral brand', () => {
    expect(themeStyleText('send')).toBe(themeStyleText('courier'));
  });
});

describe("antd's tokens", () => {
  it('take colours, radii and control height from the brand', () => {
    expect(antdTheme('tangelo', 'light', 'en').token).toMatchObject({
      colorPrimary: '#AE3D0B',
      colorBorder: '#94867C',
      borderRadius: 12,
      borderRadiusLG: 18,
      controlHeight: 38,
      controlHeightLG: 46,
      lineHeight: 1.5,
    });
  });

  it('give a script the room it needs', () => {
    expect(antdTheme('courier', 'light', 'zh_Hant_TW').token).toMatchObject({
      lineHeight: 1.6,
      controlHeight: 38,
    });
    expect(antdTheme('courier', 'light', 'ur_PK').token).toMatchObject({
      lineHeight: 2.3,
      controlHeight: 46,
      fontSize: 15,
    });
  });
});
