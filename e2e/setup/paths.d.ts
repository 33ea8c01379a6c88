export declare const ROOT: string;
export declare const SITE: string;
export declare const SERVER: string;
