export { brandColours, brandRadii, themeStyleText } from './brand-look';
export { hostBrand } from './host-brand-block';
export { parseHostBrand, type HostBrand } from './host-brand';
export type { MarkShape } from './mark-shape';
export { MARKS } from './marks';
export { ELEVATION, type Appearance, type Colours } from './tokens';
