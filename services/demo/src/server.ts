import { runServer } from '@courier/platform-api/server';
import { readDemoSettings } from './demo-settings';
import { createDemonstration } from './demonstration';

runServer((env) => createDemonstration(readDemoSettings(env)));
