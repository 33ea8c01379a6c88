import { request } from 'node:http';

export interface VisitorAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a server as a TLS proxy does: with the portal's host and the visitor's address. */
export function createVisitor(origin: string, host: string) {
  return (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, authorization }: { body?: object; authorization?: string } = {},
  ): Promise<VisitorAnswer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const call = request(`${origin}${path}`, { method, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => {
          const isJson = answer.headers['content-type']?.includes('json') === true;
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : { text } });
        });
      });
      call.on('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

export type Visitor = ReturnType<typeof createVisitor>;
