import * as z from 'zod/mini';
import { errorAnswerSchema } from '../wire/error-answer';
import type { Call } from '../wire/call';
import { ownJson, readBodyText } from './own-platform';
import { ApiError, type ApiErrorContext } from './api-error';

const isJson = (response: Response) => /[/+]json\b/i.test(response.headers.get('content-type') ?? '');

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Undefined for invalid JSON, which no answer schema accepts. */
function parseJson(text: string): unknown {
  try {
    return ownJson.parse(text);
  } catch {
    return undefined;
  }
}

async function toApiError(response: Response, context: ApiErrorContext): Promise<ApiError> {
  const parsed = z.safeParse(
    errorAnswerSchema,
    isJson(response) ? await response.json().catch(() => null) : null,
  );
  const answer = parsed.success ? parsed.data : null;
  const said = answer?.message?.trim() || undefined;
  const seconds = retryAfter(response);
  return new ApiError({
    code: 'http',
    status: response.status,
    message: said ?? `The server answered ${response.status}`,
    said,
    translationKey: answer?.meta?.translation_key ?? null,
    ...(answer?.meta?.field ? { field: answer.meta.field } : {}),
    context:
      seconds === undefined
        ? context
        : { ...context, retryAfterSeconds: seconds, retryAtMs: Date.now() + seconds * 1000 },
  });
}

/** @throws ApiError `http` for an error status, `invalid-answer` for an undocumented answer */
export async function readAnswer(call: Call, response: Response, context: ApiErrorContext): Promise<unknown> {
  if (!response.ok) throw await toApiError(response, context);
  const invalid = (message: string, issues: readonly string[] = []) =>
    new ApiError({
      code: 'invalid-answer',
      status: response.status,
      message,
      context: { ...context, issues },
    });
  if (call.file) {
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!call.file.includes(type)) throw invalid('The server answered another kind of file');
    return response.blob();
  }
  if (!isJson(response)) throw invalid('The server answered something other than JSON');
  // A connection cut half-way rejects here; only complete text that is no JSON breaks the contract.
  const text = await readBodyText(response);
  const parsed = z.safeParse(call.answer, parseJson(text));
  if (parsed.success) return parsed.data;
  throw invalid(
    'The server answered an unexpected shape',
    parsed.error.issues.map((issue) => issue.path.join('.')),
  );
}
