export interface Portal {
    origin: string;
    port: number;
    /** This portal's own copy of the built site; tests may change its registry. */
    siteDir: string;
    /** Ends the server as Ctrl+C does. */
    stop(): Promise<void>;
    /** Starts the server again on the same port, database and site. */
    start(): Promise<void>;
    /** Stops it and removes everything it wrote. */
    dispose(): Promise<void>;
}
export interface PortalOptions {
    /** Simulated seconds per second. */
    simSpeed?: number;
    env?: Record<string, string>;
}
/** Starts the real server on a free port with an empty database and its own copy of the built site. */
export declare function startPortal({ simSpeed, env }?: PortalOptions): Promise<Portal>;
