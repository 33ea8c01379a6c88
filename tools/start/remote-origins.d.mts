export const PORT_STEP: number;
export function remoteOrigins(): string;
export function withRemoteOrigins(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
