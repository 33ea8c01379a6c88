/** An error answer of a fake handler. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly translationKey: string | null = null,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const notFound = () => new Refusal(404, 'Not found', 'error.not-found');

/** 400 with a code of the identity service; `key` may be more specific. */
export const identityRefusal = (code: string, field?: string, key = `auth.${code}`): Refusal =>
  new Refusal(400, code, key, field);
