import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildNews } from '@courier/config/presets/webpack';

export interface BuildStream {
  add(incoming: IncomingMessage, response: ServerResponse): void;
  send(news: BuildNews): void;
}

export function createBuildStream(): BuildStream {
  const listeners = new Set<ServerResponse>();
  /** For pages opened while there are errors. */
  const problems = new Map<string, readonly string[]>();
  const write = (response: ServerResponse, news: BuildNews) =>
    response.write(`data: ${JSON.stringify(news)}\n\n`);

  return {
    add(incoming, response) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.write(':\n\n');
      for (const [app, texts] of problems) write(response, { app, problems: texts });
      listeners.add(response);
      incoming.on('close', () => listeners.delete(response));
    },
    send(news) {
      if (news.problems) problems.set(news.app, news.problems);
      for (const listener of listeners) write(listener, news);
    },
  };
}
