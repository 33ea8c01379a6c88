interface PenCall {
  name: string;
  args: readonly unknown[];
  fillStyle: unknown;
  strokeStyle: unknown;
}

/** A drawing context that records its calls with the current colours. A letter is six pixels wide. */
export function recordingPen() {
  const calls: PenCall[] = [];
  const state: Record<string, unknown> = { letterSpacing: '0px' };
  const pen = new Proxy(state, {
    get(target, name: string) {
      if (name in target) return target[name];
      if (name === 'getImageData') return () => ({ width: 36, height: 36 });
      if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
      return (...args: unknown[]) =>
        void calls.push({ name, args, fillStyle: target['fillStyle'], strokeStyle: target['strokeStyle'] });
    },
  });
  return { pen: pen as unknown as CanvasRenderingContext2D, calls };
}
