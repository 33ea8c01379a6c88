/**
 * Has the browser look for the letters of a face before a screen shows them: the first text in one has each family of its
 * list looked for on the machine, which on a slow one takes longer than a frame.
 * @param face as styles say it
 */
export function knowFace(face: Partial<CSSStyleDeclaration>, letters: string): void {
  const line = document.createElement('span');
  line.ariaHidden = 'true';
  line.textContent = letters;
  Object.assign(line.style, { position: 'absolute', visibility: 'hidden', ...face });
  document.body.append(line);
  line.getBoundingClientRect();
  line.remove();
}
