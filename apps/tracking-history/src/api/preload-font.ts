/**
 * Makes the browser resolve the fonts of a text before a screen shows it, because the first lookup of system
 * fonts can take longer than a frame.
 * @param face CSS properties
 */
export function preloadFont(face: Partial<CSSStyleDeclaration>, letters: string): void {
  const line = document.createElement('span');
  line.ariaHidden = 'true';
  line.textContent = letters;
  Object.assign(line.style, { position: 'absolute', visibility: 'hidden', ...face });
  document.body.append(line);
  line.getBoundingClientRect();
  line.remove();
}
