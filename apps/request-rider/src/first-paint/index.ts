import { requestForm } from './request-form';

/** Route -> its first paint, for the build. */
export const firstPaints = { 'request-form': requestForm };
