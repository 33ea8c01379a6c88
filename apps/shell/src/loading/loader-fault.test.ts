import { describe, expect, it } from '@jest/globals';
import { loaderFault } from './loader-fault';

const federation = (original: string) =>
  new Error(
    `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"remoteName":"a"}\nOriginal Error Message:\n ${original}`,
  );
const buildNamedError = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a remote whose files are all available', () => {
  it.each([
    federation('ScriptNetworkError: Script "https://r.example/remoteEntry.js" timed out.'),
    federation('ScriptNetworkError: Failed to load script "https://r.example/remoteEntry.js"'),
    buildNamedError('ChunkLoadError', 'Loading chunk 12 failed.'),
  ])('is retried after a network error: %s', (error) => {
    expect(loaderFault(error)).toMatchObject({ kind: 'network', isPassing: true });
  });

  it.each([
    new Error('The session timed out'),
    new Error('Loading chunk of data failed'),
    new TypeError('ChunkLoadError is not defined'),
    buildNamedError('ScriptNetworkError', 'a script of mine timed out'),
    federation('ScriptExecutionError: Script "remoteEntry.js" loaded but threw: request timed out'),
    new Error('my #RUNTIME-008 [ Federation Runtime ]'),
    'timed out',
    undefined,
  ])('is not retried when it throws: %s', (error) => {
    expect(loaderFault(error)).toMatchObject({ kind: 'code', isPassing: false });
  });
});
