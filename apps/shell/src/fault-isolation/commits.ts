/** React reads this global once, when its module is evaluated. */
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** The fields of a React fiber that are used here. */
export interface Fiber {
  type: unknown;
  memoizedProps: unknown;
  /** The effects of the last commit; the lowest bit: the component was rendered. */
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The fiber before its last update; null on the first render. */
  alternate: Fiber | null;
}

type OnCommit = (renderer: unknown, root: { current: Fiber }, ...rest: unknown[]) => void;

interface CommitHook {
  supportsFiber?: boolean;
  inject?: (renderer: unknown) => number;
  checkDCE?: () => void;
  onCommitFiberRoot?: OnCommit;
}

type WithHook = { [NAME]?: CommitHook };

/** Must run before React is evaluated. Installed developer tools stay active. */
export function prepareCommits(target: object = window): void {
  (target as WithHook)[NAME] ??= {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => undefined,
  };
}

/**
 * Calls the listener for each React commit; returns the function that stops it. Does nothing without
 * `prepareCommits`.
 */
export function watchCommits(listener: (root: Fiber) => void, target: object = window): () => void {
  const hook = (target as WithHook)[NAME];
  if (!hook) return () => undefined;
  const before = hook.onCommitFiberRoot;
  hook.onCommitFiberRoot = (renderer, root, ...rest) => {
    before?.call(hook, renderer, root, ...rest);
    listener(root.current);
  };
  return () => {
    if (before) hook.onCommitFiberRoot = before;
  };
}
