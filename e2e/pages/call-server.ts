import { request } from 'node:http';

interface ServerCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** Calls the Taiwanese portal on a port, and answers with the status. Only browsers resolve `tw.localhost`. */
export const callTaiwan = (port: number, { method, path, headers, body }: ServerCall): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { port, method, path, headers: { host: `tw.localhost:${port}`, ...headers } },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
