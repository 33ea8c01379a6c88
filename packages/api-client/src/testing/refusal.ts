/** Thrown by a fake handler to answer an error. */
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
