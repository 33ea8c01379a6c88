import { recordCaller } from './caller';
import type { Leftover, PageOwner, Registrations } from './registrations';

type Add = EventTarget['addEventListener'];

interface Listener extends Leftover {
  target: EventTarget;
  type: string;
  listener: unknown;
  isCapture: boolean;
}

const isCaptured = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? (options as AddEventListenerOptions).capture === true
    : options === true;

/** Records the listeners that remotes add to the window, the document and its elements html and body. */
export function watchListeners(page: Window, { findOwner }: PageOwner): Registrations {
  const records = new Set<Listener>();
  const { document } = page;
  const targets: EventTarget[] = [page, document, document.documentElement, document.body];

  function watch(target: EventTarget): () => void {
    const add = target.addEventListener.bind(target);
    const removeListener = target.removeEventListener.bind(target);
    const find = (type: string, listener: unknown, isCapture: boolean) =>
      [...records].find(
        (one) =>
          one.target === target &&
          one.type === type &&
          one.listener === listener &&
          one.isCapture === isCapture,
      );
    target.addEventListener = function addEventListener(...[type, listener, options]: Parameters<Add>) {
      const remote = findOwner(recordCaller(addEventListener));
      add(type, listener, options);
      const isCapture = isCaptured(options);
      if (remote === null || find(type, listener, isCapture)) return;
      const remove = () => target.removeEventListener(type, listener, isCapture);
      records.add({ remote, target, type, listener, isCapture, remove });
    };
    target.removeEventListener = function removeEventListener(...[type, listener, options]: Parameters<Add>) {
      removeListener(type, listener, options);
      const record = find(type, listener, isCaptured(options));
      if (record) records.delete(record);
    };
    return () => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    };
  }

  const stops = targets.map(watch);
  return {
    list: (remote) => [...records].filter((record) => record.remote === remote),
    stop: () => stops.forEach((stop) => stop()),
  };
}
