import { requestForm } from './request-form';

export const firstPaints = { 'request-form': requestForm };
