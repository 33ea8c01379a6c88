import { createFakeBackend } from '@courier/api-client/testing';
import { mountRemote } from '@courier/shell-api/testing';
import remote from '../src/index';

void mountRemote(remote, { path: '/collection-points/v1001', api: createFakeBackend().client });
