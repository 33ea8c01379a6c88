export declare const IS_SOURCE: boolean;
export declare const OWN_CONDITIONS: readonly string[];
