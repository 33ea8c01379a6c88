/** Where React looks, once and before its first line, for somebody who wants to know of its commits. */
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** What React's tree looks like to whoever reads it: of each part only what is needed here. */
export interface Fiber {
  type: unknown;
  memoizedProps: unknown;
  /** What React did with it in the last commit it was part of; the first bit: it drew it. */
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same part as it stood before its last change; null where it has never been changed. */
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

/** Must run before React does; developer tools that were there first stay. */
export function prepareCommits(target: object = window): void {
  (target as WithHook)[NAME] ??= {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => undefined,
  };
}

/** Tells of each commit of React; returns the function that ends that. Says nothing where nobody prepared it. */
export function followCommits(listener: (root: Fiber) => void, target: object = window): () => void {
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
