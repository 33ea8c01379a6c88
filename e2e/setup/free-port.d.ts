/** A port below the range the system hands out to outgoing connections. */
export declare function freePort(): Promise<number>;
