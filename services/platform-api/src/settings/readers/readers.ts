import { isIP } from 'node:net';

/** Parses a setting: its description, its default, and its errors. */
export interface Reader<T> {
  /** For the settings page, e.g. "a whole number from 0 to 65535"; empty for any text. */
  takes: string;
  /** Default text of an absent or empty setting; without it there is no value. */
  fallback?: string | undefined;
  /** @throws Fault */
  read(text: string): T;
}

/** The end of a sentence that begins with the setting's name. */
export class Fault extends Error {}

export const anyText = (fallback: string): Reader<string> => ({
  takes: '',
  fallback,
  read: (text) => text,
});

export const path = (fallback?: string): Reader<string> => ({
  takes: 'a path, from the working directory',
  fallback,
  read: (text) => text,
});

/** One of several words, without a default. */
export const choice = <const T extends string>(allowed: readonly T[]): Reader<T> => ({
  takes: allowed.map((one) => `\`${one}\``).join(', '),
  read(text) {
    const found = allowed.find((candidate) => candidate === text);
    if (found !== undefined) return found;
    throw new Fault(`is "${text}", but it must be one of ${allowed.join(', ')}.`);
  },
});

export const choiceReader = <const T extends string>(allowed: readonly T[], fallback: T): Reader<T> => ({
  ...choice(allowed),
  fallback,
});

export const yesOrNo = (fallback: boolean): Reader<boolean> => {
  const words = choiceReader(['true', 'false'], fallback ? 'true' : 'false');
  return { ...words, read: (text) => words.read(text) === 'true' };
};

export const numberFrom = (min: number, max: number, fallback: number): Reader<number> =>
  numeric('number', min, max, fallback, Number.isFinite);

export const wholeFrom = (min: number, max: number, fallback: number): Reader<number> =>
  numeric('whole number', min, max, fallback, Number.isInteger);

function numeric(
  kind: string,
  min: number,
  max: number,
  fallback: number,
  fits: (value: number) => boolean,
): Reader<number> {
  const takes = `a ${kind} from ${min} to ${max}`;
  return {
    takes,
    fallback: String(fallback),
    read(text) {
      const value = Number(text);
      if (fits(value) && value >= min && value <= max) return value;
      throw new Fault(`is "${text}", but it must be ${takes}.`);
    },
  };
}

/** Comma-separated values; empty for an empty list. */
export const listReader = <T>(one: Reader<T>, fallback = ''): Reader<readonly T[]> => ({
  takes: `${one.takes || 'a text'}, several separated by commas`,
  fallback,
  read: (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => one.read(part)),
});

export const webAddress: Reader<string> = {
  takes: 'an http or https address',
  read(text) {
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    throw new Fault(`holds "${text}", but it must be an http or https address.`);
  },
};

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** An address for secrets and personal data. */
export const safeAddress: Reader<string> = {
  takes: 'an https address without name and password, or an http address of this machine',
  read(text) {
    const url = new URL(webAddress.read(text));
    const isSafe = url.protocol === 'https:' || LOOPBACK.test(url.hostname);
    if (isSafe && url.username + url.password + url.search + url.hash === '') return text;
    throw new Fault(`must be ${this.takes}.`);
  },
};

export const mailAddress: Reader<string> = {
  takes: 'an address such as `support@shop.example`',
  read(text) {
    if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) return text;
    throw new Fault(`holds "${text}", but it must be an address such as support@shop.example.`);
  },
};

export const phoneNumber: Reader<string> = {
  takes: 'a number such as `+886 2 2712 0000`',
  read(text) {
    if (/^\+?[\d\s()-]{5,30}$/.test(text)) return text;
    throw new Fault(`holds "${text}", but it must be a number such as +886 2 2712 0000.`);
  },
};

export const origin: Reader<string> = {
  takes: 'an origin such as `https://portal.example`',
  read(text) {
    const found = new URL(webAddress.read(text)).origin;
    if (found === text.replace(/\/$/, '')) return found;
    throw new Fault(`holds "${text}", but it must list origins such as https://portal.example.`);
  },
};

export const originHere: Reader<string> = {
  takes: 'an origin of this machine',
  read(text) {
    const found = origin.read(text);
    if (LOOPBACK.test(new URL(found).hostname)) return found;
    throw new Fault(
      `holds "${found}", but it must list origins of this machine such as http://localhost:3002.`,
    );
  },
};

/** An origin with `{country}` in place of the country. */
export const originByCountry: Reader<string> = {
  takes: 'an origin with `{country}` in place of the country, e.g. `https://{country}.portal.example`',
  read(text) {
    origin.read(text.replace('{country}', 'tw'));
    return text;
  },
};

export const network: Reader<string> = {
  takes: 'an address or network such as `10.0.0.7` or `10.0.0.0/8`',
  read(text) {
    const [address = '', bits, ...rest] = text.split('/');
    const version = isIP(address);
    const isBits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    if (version !== 0 && isBits && rest.length === 0) return text;
    throw new Fault(
      `holds "${text}", but it must list addresses or networks such as 10.0.0.7 or 10.0.0.0/8.`,
    );
  },
};

/** Host suffix after country and environment. */
export const hostName: Reader<string> = {
  takes: 'a host such as `platform.example`',
  read(text) {
    const isPlain = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/.test(text) && URL.canParse(`https://${text}`);
    if (isPlain && new URL(`https://${text}`).host === text) return text;
    throw new Fault(`is "${text}", but it must be a host such as platform.example.`);
  },
};

export const segment = (fallback: string): Reader<string> => ({
  takes: 'a segment of a path: small letters, digits and dashes',
  fallback,
  read(text) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return text;
    throw new Fault(`is "${text}", but it must be small letters, digits and dashes.`);
  },
});

/** A host in a URL with at least two labels, so that `.com` cannot be allowed as a whole. */
export const bankHost: Reader<string> = {
  takes:
    'a host such as `bank.example`, `.cards.example` for everything below it or `acs.example:8443` for another port, names outside ASCII in punycode',
  read(text) {
    const host = text.replace(/^\./, '');
    const isPlain = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/.test(host) && URL.canParse(`https://${host}`);
    if (isPlain && new URL(`https://${host}`).host === host) return text;
    throw new Fault(`holds "${text}", but it must list hosts such as bank.example or .cards.example.`);
  },
};

/** A secret; the error does not repeat it. */
export const secret = (length: number): Reader<string> => ({
  takes: `at least ${length} letters, digits and \`-._~+/=\``,
  read(text) {
    if (text.length >= length && /^[\w.~+/=-]+$/.test(text)) return text;
    throw new Fault(`must be at least ${length} letters, digits and -._~+/=.`);
  },
});

/** An address that may hold a password, so the error does not repeat it. */
export const secretAddress = (
  protocols: readonly string[],
  takes: string,
  { needsHost }: { needsHost: boolean },
): Reader<string> => ({
  takes: takes.replace(/\S+:\/\/\S+/, '`$&`'),
  read(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isKnown = protocols.some((one) => url?.protocol === `${one}:`);
    if (url !== null && isKnown && !(needsHost && url.hostname === '')) return text;
    throw new Fault(`must be ${takes}.`);
  },
});
