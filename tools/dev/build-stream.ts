import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildNews } from '@courier/config/presets/webpack';

/** The open pages of a development server, and what they are sent. */
export interface BuildStream {
  /** Takes a page's request for news. */
  add(incoming: IncomingMessage, response: ServerResponse): void;
  send(news: BuildNews): void;
}

export function createBuildStream(): BuildStream {
  const listeners = new Set<ServerResponse>();
  /** For pages that are opened while sources are wrong. */
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
