/** What a person does that the page answers. */
const INPUTS = ['pointerdown', 'click', 'keydown', 'input', 'wheel'] as const;

/** Knows when a person did something on the page last, in milliseconds of `performance.now()`. */
export function watchInput(): { lastAt(): number; stop(): void } {
  let last = -Infinity;
  const note = () => {
    last = performance.now();
  };
  const options = { capture: true, passive: true };
  for (const input of INPUTS) window.addEventListener(input, note, options);
  return {
    lastAt: () => last,
    stop() {
      for (const input of INPUTS) window.removeEventListener(input, note, options);
    },
  };
}
