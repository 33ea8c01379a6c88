import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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

/** A page, visible or not, of a Chromium that only this file controls. */
export interface Target {
  send(method: string, parameters?: Parameters): Promise<Parameters>;
  /** Value of an expression; undefined if the page is too busy or closing. */
  value(expression: string): Promise<unknown>;
}

export interface PlainChromium {
  /** All current pages, including prerendered ones. */
  targets(): Target[];
  open(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Sets a field with an input event. */
export const typeInto = (page: Target, selector: string, text: string): Promise<unknown> =>
  page.value(`
    (() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);

interface Connection {
  send(method: string, parameters?: Parameters, sessionId?: string): Promise<Parameters>;
  onEvent(listener: (message: Message) => void): void;
}

/**
 * A separate Chromium. Playwright disables prerendering (`Page.setPrerenderingAllowed`), which users'
 * browsers do.
 * @param onTarget awaited for each page before its first byte
 * @param executable its file; the regular Chromium by default
 */
export async function launchPlainChromium(
  args: readonly string[],
  onTarget: (target: Target) => Promise<unknown>,
  executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium',
): Promise<PlainChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'courier-chromium-'));
  const child = spawn(
    executable,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const connection = await connectTo(await readDebuggingAddress(child.stderr));
  const targets = await meetTargets(connection, onTarget);
  return {
    targets: () => [...targets.values()],
    open: async (to) => void (await connection.send('Target.createTarget', { url: to })),
    async close() {
      const ended = once(child, 'exit');
      await connection.send('Browser.close').catch(() => child.kill('SIGKILL'));
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The debugging address in the browser's output. */
function readDebuggingAddress(output: Readable): Promise<string> {
  return new Promise((found) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const line = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (line !== undefined) found(line);
    });
  });
}

async function connectTo(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) return listeners.forEach((tell) => tell(message));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return {
    async send(method, params = {}, sessionId) {
      const id = (last += 1);
      const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
      const { result, error } = await answer;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result ?? {};
    },
    onEvent: (listener) => void listeners.push(listener),
  };
}

/**
 * Attaches to all current and future pages before they start; tabs contain the visible page and prerendered
 * ones.
 */
async function meetTargets(
  connection: Connection,
  onTarget: (target: Target) => Promise<unknown>,
): Promise<ReadonlyMap<string, Target>> {
  const targets = new Map<string, Target>();
  const attach = (types: readonly string[], sessionId?: string) =>
    connection.send(
      'Target.setAutoAttach',
      {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: types.map((type) => ({ type })),
      },
      sessionId,
    );
  async function meet(sessionId: string, type: string): Promise<void> {
    const target = createTarget(connection, sessionId);
    if (type === 'page') targets.set(sessionId, target);
    // Some answers come only from a running page, so all commands are sent in order without waiting.
    const prepared = type === 'tab' ? attach(['tab', 'page'], sessionId) : onTarget(target);
    await Promise.all([prepared, target.send('Runtime.runIfWaitingForDebugger')]);
  }
  connection.onEvent(({ method, params: { sessionId, targetInfo } = {} }) => {
    if (sessionId === undefined) return;
    if (method === 'Target.detachedFromTarget') targets.delete(sessionId);
    if (method === 'Target.attachedToTarget' && targetInfo)
      void meet(sessionId, targetInfo.type).catch(() => targets.delete(sessionId));
  });
  await attach(['tab']);
  return targets;
}

function createTarget(connection: Connection, sessionId: string): Target {
  const send = (method: string, parameters?: Parameters) => connection.send(method, parameters, sessionId);
  return {
    send,
    async value(expression) {
      const answer = await Promise.race([
        send('Runtime.evaluate', { expression, returnByValue: true }).catch(() => null),
        pause(ANSWER_WITHIN_MS, null),
      ]);
      return (answer?.['result'] as { value?: unknown } | undefined)?.value;
    },
  };
}
