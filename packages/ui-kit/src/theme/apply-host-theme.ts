import type { HostBrand } from '@courier/config/brand-look';
import './reset.css';
import './base.css';
import { adoptStyle } from './adopt-style';
import type { Appearance } from './tokens';

/** As `applyTheme`, with the variables that the host passes, so that a document contains no brands. */
export function applyHostTheme({ id, style }: HostBrand, appearance: Appearance): void {
  const { dataset } = document.documentElement;
  dataset['brand'] = id;
  dataset['theme'] = appearance;
  adoptStyle(id, () => style);
}
