import { createFakeBackend } from '@courier/api-client/testing';
import { mountRemote } from '@courier/shell-api/testing';
import remote from '../src/index';

void mountRemote(remote, { path: '/tracking/v1001-26110000', api: createFakeBackend().client });
