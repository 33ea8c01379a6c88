import { expect, it } from '@jest/globals';
import { placeOfCells } from './bulk-cells';
import { toBulkJobStatus, toBulkPhase, isBulkJobFinished } from './job-status';

it.each([
  ['', '', null],
  ['29.3759', '47,9774', { latitude: 29.3759, longitude: 47.9774 }],
  ['1.2903482917368592', '103.8520071736859', { latitude: 1.2903482917368592, longitude: 103.8520071736859 }],
  ['-90', '180', { latitude: -90, longitude: 180 }],
  ['90', '-180', { latitude: 90, longitude: -180 }],
  ['90.1', '48', 'wrong'],
  ['29', '180.1', 'wrong'],
  ['-91', '48', 'wrong'],
  ['', '48', 'wrong'],
  ['29', '', 'wrong'],
  ['north', '48', 'wrong'],
  ['29', 'east', 'wrong'],
  ['29.3759 N', '48', 'wrong'],
  ['1029', '48', 'wrong'],
])('the cells %j and %j are read as %j', (latitude, longitude, place) => {
  expect(placeOfCells(latitude, longitude)).toEqual(place);
});

it.each([
  ['PREPROCESS_SUCCESS', 'PREPROCESS_SUCCESS', false],
  ['PREPROCESS_SUCCESS_WITH_ERROR', 'PREPROCESS_SUCCESS_WITH_ERROR', false],
  ['PREPROCESS_FAIL', 'PREPROCESS_FAIL', false],
  ['ORDER_PLACEMENT_SUCCESS', 'ORDER_PLACEMENT_SUCCESS', true],
  ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', true],
  ['ORDER_PLACEMENT_FAIL', 'ORDER_PLACEMENT_FAIL', true],
  ['TELEPORTED', 'UNKNOWN', false],
])('a job with the status %s counts as %s, finished: %p', (status, known, isFinished) => {
  expect([toBulkJobStatus(status), isBulkJobFinished(status)]).toEqual([known, isFinished]);
});

it.each([
  [{ phase: 'checking', done: 1, total: 2 }, 'checking'],
  [{ phase: 'placing', done: 1, total: 2 }, 'placing'],
  [{ phase: 'stopped', done: 1, total: 2 }, 'stopped'],
  [{ phase: 'dreaming', done: 1, total: 2 }, null],
  [undefined, null],
])('a job with the progress %j is in the phase %s', (progress, phase) => {
  expect(toBulkPhase({ progress } as Parameters<typeof toBulkPhase>[0])).toBe(phase);
});
