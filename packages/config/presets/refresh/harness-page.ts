import { startRefresh } from './page-runtime';

/** A remote that runs alone: webpack's development server notifies its page of builds. */
startRefresh();
