import { createServer } from 'node:http';

/** A fake instance: answers with its name and the request; the test sets its readiness. */
export async function startFakeInstance(name, port = 0) {
  const seen = [];
  const channels = [];
  const state = { isReady: true, answer: null };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.isReady ? 200 : 503).end();
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (state.answer) return state.answer(request, response);
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(JSON.stringify({ name, body }));
    });
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ url: request.url, headers: request.headers });
    channels.push(socket);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n`);
    socket.on('data', (data) => socket.write(`${name}:${data}`));
    socket.on('error', () => undefined);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    host: '127.0.0.1',
    port: server.address().port,
    seen,
    state,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
        for (const socket of channels) socket.destroy();
      }),
  };
}
