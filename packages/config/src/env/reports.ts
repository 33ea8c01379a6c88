/** Where browsers send what a page's policy kept it from, and the portal which file of a remote is another one. */
export const REPORTS_ADDRESS = '/policy-reports';

/** A file of a remote did not match the hash the registry holds. */
export interface IntegrityReport {
  type: 'integrity';
  body: { remote: string };
}
