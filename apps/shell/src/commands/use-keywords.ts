import { useTranslation } from 'react-i18next';
import type { PlacedRoute } from '../registry/composition';

/** The search words of a menu item or command; the registry contains their texts. */
export function useKeywords() {
  const { t } = useTranslation();
  return (
    { manifest }: PlacedRoute['entry'],
    { keywordKeys = [] }: { keywordKeys?: readonly string[] | undefined },
  ): string =>
    keywordKeys.map((key) => String(t(key, { ns: manifest.i18nNamespace, defaultValue: '' }))).join(', ');
}
