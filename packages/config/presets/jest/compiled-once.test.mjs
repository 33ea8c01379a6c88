import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { createContext, runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';

const { compilingOnce } = createRequire(import.meta.url)('./compiled-once.cjs');

/** The parts of jest's runtime that compile a module. */
const Runtime = compilingOnce(function FakeRuntime(context) {
  this.executor = {
    injectedModuleParameters: ['module'],
    environment: { getVmContext: () => context },
    compile: () => 'compiled by jest',
  };
});

function runFile(source, file) {
  const window = createContext({ count: 0 });
  const { executor } = new Runtime(window);
  const module = {};
  executor.compile(source, file).call(null, module);
  return { executor, window, module };
}

it('runs a module that was compiled for another test file in the context of its own', () => {
  const [first, second] = [runFile('count += 1', '/a.js'), runFile('count += 1', '/a.js')];
  expect([first.window.count, second.window.count]).toEqual([1, 1]);
});

it('compiles a module again when its source has changed', () => {
  runFile('module.exports = 1', '/b.js');
  expect(runFile('module.exports = 2', '/b.js').module.exports).toBe(2);
});

it('releases the window of a test file that has ended', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  const ended = new WeakRef(runFile('module.exports = () => import("x")', '/c.js').executor);
  // A weak reference is kept until the end of the current task.
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  expect(ended.deref()).toBeUndefined();
});
