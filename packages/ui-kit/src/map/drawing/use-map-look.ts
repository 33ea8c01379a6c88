import { useEffect } from 'react';
import type { MapEngine } from '../map-engine';

/** Follows the page's brand, theme and language. */
export function useMapLook(engine: MapEngine | null): void {
  useEffect(() => {
    if (!engine) return undefined;
    let waiting = 0;
    const refresh = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => engine.refreshLook());
    };
    const observer = new MutationObserver(refresh);
    const attributeFilter = ['class', 'style', 'lang', 'data-brand', 'data-theme'];
    observer.observe(document.documentElement, { attributes: true, attributeFilter });
    observer.observe(document.body, { attributes: true, attributeFilter });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', refresh);
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      dark.removeEventListener('change', refresh);
    };
  }, [engine]);
}
