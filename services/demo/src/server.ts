import { runServer } from '@courier/platform-api/server';
import { demonstration } from './demonstration';

runServer(demonstration);
