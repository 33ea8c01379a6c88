import type { CountryCode } from '@courier/config';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../../../../settings/config';
import { createHttpClient } from '../../../../platform/outgoing/http/http-client';
import { OutgoingFailure } from '../../../../platform/outgoing/http/outgoing-failure';
import { isSuccess } from '../../../../platform/outgoing/http/read-answer';
import { probePhotoStore } from './probe-photo-store';
import { probePlaces, type PlaceServiceFacts } from './probe-places';

export interface PortalFacts {
  origin: string;
  /** Why the portal does not answer there; null when it does. */
  problem: string | null;
  /** Null without TLS, or while the certificate cannot be read. */
  certificateEndsAtSeconds: number | null;
}

export interface NetworkFacts extends PlaceServiceFacts {
  /** Why the mail server refuses; null when it accepts the account, or none is configured. */
  mailProblem: string | null;
  /** Why photos cannot be stored; null when they can, or are in the database. */
  photoStoreProblem: string | null;
  /** Null while PUBLIC_ORIGIN is not set or no country is known. */
  portal: PortalFacts | null;
}

const TIMEOUT_MS = 10_000;
/** A proxy may send http to https. */
const client = createHttpClient({ timeoutMs: TIMEOUT_MS, mostBytes: 1024 * 1024, redirects: 5 });

/** @param country in which the operator delivers; null when none is known */
export async function probeNetwork(
  config: Pick<ServerConfig, 'smtpUrl' | 'publicOrigin' | 'geolocator' | 'routing' | 'photos'>,
  country: CountryCode | null,
): Promise<NetworkFacts> {
  const { smtpUrl, publicOrigin } = config;
  const origin = publicOrigin === null ? null : originIn(publicOrigin, country);
  const [mailProblem, portal, places, photoStoreProblem] = await Promise.all([
    smtpUrl === null ? null : findMailProblem(smtpUrl),
    origin === null ? null : probePortal(origin),
    probePlaces(config, country),
    probePhotoStore(config.photos),
  ]);
  return { mailProblem, portal, ...places, photoStoreProblem };
}

function originIn(pattern: string, country: CountryCode | null): string | null {
  if (!pattern.includes('{country}')) return pattern;
  return country === null ? null : pattern.replace('{country}', country.toLowerCase());
}

async function findMailProblem(url: string): Promise<string | null> {
  const limits = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return describeProblem(error);
  } finally {
    transport.close();
  }
}

async function probePortal(origin: string): Promise<PortalFacts> {
  const [problem, certificateEndsAtSeconds] = await Promise.all([
    findPortalProblem(origin),
    origin.startsWith('https:') ? readCertificateEnd(origin) : null,
  ]);
  return { origin, problem, certificateEndsAtSeconds };
}

async function findPortalProblem(origin: string): Promise<string | null> {
  try {
    const answer = await client.send({ url: `${origin}/healthz` });
    return isSuccess(answer) ? null : `status ${answer.status}`;
  } catch (error) {
    const isLate = error instanceof OutgoingFailure && error.reason === 'timeout';
    return describeProblem(isLate ? error : ((error as Error).cause ?? error));
  }
}

/** The verification of the certificate is a part of `findPortalProblem`. */
function readCertificateEnd(origin: string): Promise<number | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const address = { host: hostname, port: Number(port || 443) };
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    const socket = connect({ ...address, ...name }, () => {
      const endsAtMs = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(Number.isNaN(endsAtMs) ? null : Math.floor(endsAtMs / 1000));
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
  });
}

function describeProblem(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || String(error);
}
