import { request } from 'node:http';

const DEMO_PASSWORD = 'Courier#2026';

interface LoginAnswer {
  result: {
    user: { id: string; email: string };
    AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string; ExpiresIn: number };
  };
}

/** Node does not resolve subdomains of localhost, so the portal's host is in a header. */
function post(origin: string, path: string, body: object): Promise<string> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${path} of ${host} answered ${answer.statusCode}: ${text}`));
      });
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Stored sign-in of a demo account, for a browser that has not visited the portal. */
export async function storedSession(origin: string, email: string): Promise<string> {
  const body = { email_address: email, password: DEMO_PASSWORD };
  const { result } = JSON.parse(await post(origin, '/courier/api/v1/login', body)) as LoginAnswer;
  const { AccessToken, IdToken, RefreshToken, ExpiresIn } = result.AuthenticationResult;
  const Expires = Math.floor(Date.now() / 1000) + ExpiresIn;
  const { id } = result.user;
  return JSON.stringify({
    user: { id, email: result.user.email },
    meta: { AccessToken, IdToken, RefreshToken, Expires },
  });
}
