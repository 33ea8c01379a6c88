import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const ANSWER_WITHIN_MS = 50;

type Parameters = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { type: string }; waitingForDebugger?: boolean };
  result?: Parameters;
  error?: { message: string };
}

/** One page, shown or not, of a Chromium that nothing but this file steers. */
export interface Target {
  send(method: string, parameters?: Parameters): Promise<Parameters>;
  /** The value of an expression; undefined when the page is too busy to answer at once, or going away. */
  value(expression: string): Promise<unknown>;
}

export interface PlainChromium {
  /** Every page there is now, those opened ahead included. */
  targets(): Target[];
  open(address: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A Chromium of its own. Playwright forbids pages to be opened ahead (`Page.setPrerenderingAllowed`), which ordinary
 * users' browsers do.
 * @param onTarget awaited for each page before its first byte
 */
export async function launchPlainChromium(
  args: readonly string[],
  onTarget: (target: Target) => Promise<unknown>,
): Promise<PlainChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'courier-chromium-'));
  const child = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((found) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (line !== undefined) found(line);
    });
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');

  let last = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const targets = new Map<string, Target>();
  async function send(method: string, params: Parameters = {}, sessionId?: string): Promise<Parameters> {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }
  function targetOf(sessionId: string): Target {
    const own = (method: string, parameters?: Parameters) => send(method, parameters, sessionId);
    return {
      send: own,
      async value(expression) {
        const answer = await Promise.race([
          own('Runtime.evaluate', { expression, returnByValue: true }).catch(() => null),
          pause(ANSWER_WITHIN_MS, null),
        ]);
        return (answer?.['result'] as { value?: unknown } | undefined)?.value;
      },
    };
  }
  /** Tabs hold the shown page and those opened ahead; each is attached to before it starts. */
  const attach = (sessionId?: string) =>
    send(
      'Target.setAutoAttach',
      {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: [{ type: 'tab' }, { type: 'page' }],
      },
      sessionId,
    );
  async function meet(sessionId: string, type: string): Promise<void> {
    const target = targetOf(sessionId);
    if (type === 'page') targets.set(sessionId, target);
    // Some answers come only from a page that runs: everything is sent in order, nothing awaited in between.
    const prepared = type === 'tab' ? attach(sessionId) : onTarget(target);
    await Promise.all([prepared, target.send('Runtime.runIfWaitingForDebugger')]);
  }
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    }
    const { sessionId, targetInfo } = message.params ?? {};
    if (sessionId === undefined) return;
    if (message.method === 'Target.detachedFromTarget') targets.delete(sessionId);
    if (message.method === 'Target.attachedToTarget' && targetInfo)
      void meet(sessionId, targetInfo.type).catch(() => targets.delete(sessionId));
  });
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'tab' }],
  });

  return {
    targets: () => [...targets.values()],
    open: async (to) => void (await send('Target.createTarget', { url: to })),
    async close() {
      const ended = once(child, 'exit');
      await send('Browser.close').catch(() => child.kill('SIGKILL'));
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
