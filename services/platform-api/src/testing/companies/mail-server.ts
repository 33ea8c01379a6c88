import { createServer, type Server, type Socket } from 'node:net';

/**
 * A minimal mail server that records mails.
 * @param refusesRecipients answers every recipient with 550 and quotes the address, as mail servers do
 */
export async function startMailServer({ refusesRecipients = false } = {}): Promise<{
  port: number;
  mails: string[];
  close(): void;
}> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    let inData = false;
    let received = '';
    sockets.add(socket);
    const respond = (line: string) => socket.write(`${line}\r\n`);
    respond('220 test');
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (inData && received.includes('\r\n.\r\n')) {
        // A line that begins with a point is sent with a second one, RFC 5321, 4.5.2.
        mails.push(received.replaceAll('\r\n..', '\r\n.'));
        [inData, received] = [false, ''];
        respond('250 taken');
      }
      while (!inData && received.includes('\r\n')) {
        const line = received.slice(0, received.indexOf('\r\n'));
        received = received.slice(line.length + 2);
        if (/^DATA/i.test(line)) inData = true;
        if (refusesRecipients && /^RCPT/i.test(line)) respond(`550 5.1.1 no such user: ${line}`);
        else respond(inData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: address.port, mails, close };
}
