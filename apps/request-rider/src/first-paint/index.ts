import { requestForm } from './request-form';

/** Route -> its prerendered HTML, for the build. */
export const firstPaints = { 'request-form': requestForm };
