/** User input that the page responds to. */
const INPUTS = ['pointerdown', 'click', 'keydown', 'input', 'wheel'] as const;

/** Records the time of the last user input, in milliseconds of `performance.now()`. */
export function watchInput(): { lastAt(): number; stop(): void } {
  let last = -Infinity;
  const recordInput = () => {
    last = performance.now();
  };
  const options = { capture: true, passive: true };
  for (const input of INPUTS) window.addEventListener(input, recordInput, options);
  return {
    lastAt: () => last,
    stop() {
      for (const input of INPUTS) window.removeEventListener(input, recordInput, options);
    },
  };
}
