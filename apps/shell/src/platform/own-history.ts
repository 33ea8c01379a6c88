/**
 * The functions of the browser's history as they are now, before any remote's code runs: a remote may replace
 * `history.pushState`.
 */
function copyHistory(history: History): History {
  const { state } = Object.getOwnPropertyDescriptors(History.prototype);
  return {
    get state(): unknown {
      return state.get?.call(history);
    },
    get length() {
      return history.length;
    },
    scrollRestoration: history.scrollRestoration,
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
    back: history.back.bind(history),
    forward: history.forward.bind(history),
  };
}

/** The parts of the window that the router uses. */
export function createHistoryWindow(page: Window = window): Window {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const own = {
    history: copyHistory(page.history),
    addEventListener: addEventListener.bind(page),
    removeEventListener: removeEventListener.bind(page),
  };
  // The getters of a window work on the window itself only.
  return new Proxy(page, {
    get: (target, name) =>
      (Object.hasOwn(own, name) ? Reflect.get(own, name) : Reflect.get(target, name)) as unknown,
  });
}
