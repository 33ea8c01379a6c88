import type { Override } from './asked-overrides';
import styles from './override-badge.module.css';

/** For developers only, therefore not translated. */
const TEXT = { label: 'Overridden remotes', end: 'End', refused: 'not allowed' };

/** Lists the overridden remotes, with a link that ends the overrides. */
export function showBadge(document: Document, used: readonly Override[], refused: readonly string[]): void {
  const element = <Tag extends 'aside' | 'p' | 'a'>(tag: Tag, text = '') => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };
  const badge = element('aside');
  badge.lang = 'en';
  badge.dir = 'ltr';
  badge.setAttribute('aria-label', TEXT.label);
  badge.className = styles['badge'] ?? '';
  const end = element('a', TEXT.end);
  end.href = '?remote=';
  badge.append(
    ...used.map(({ name, origin }) => element('p', `${name} ← ${origin}`)),
    ...refused.map((text) => element('p', `${text}: ${TEXT.refused}`)),
    end,
  );
  // The style sheet is disabled until a badge is shown, so that it does not block other pages.
  document.querySelector('link[data-overrides]')?.removeAttribute('media');
  document.body.append(badge);
}
