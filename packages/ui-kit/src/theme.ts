export { applyBrand } from './theme/apply-brand';
export { resolveAppearance, toAppearanceChoice } from './theme/appearance-choice';
