import { expect, it } from '@jest/globals';
import {
  amountOfCell,
  isDeliveryType,
  isNoAmount,
  isScheduledCell,
  paymentOfCell,
  placeOfCells,
} from './bulk-cells';
import { bulkJobStatusOf, bulkPhaseOf, isBulkJobFinished } from './job-status';

it.each([
  ['', 'PAID'],
  ['cash on delivery', 'CASH_ON_DELIVERY'],
  ['Cash-on  - Delivery', 'CASH_ON_DELIVERY'],
  ['KNET', 'KNET'],
])('the payment method %j is %s', (cell, method) => {
  expect(paymentOfCell(cell)).toBe(method);
});

it.each([
  ['12', 12],
  ['-12.5', -12.5],
  ['12,5', 12.5],
  ['1,2345', 1.2345],
  ['1.234', null],
  ['1.2345', 1.2345],
  ['1,234', null],
  ['123456789012', 123_456_789_012],
  ['1234567890123', null],
  ['1.123456', 1.123456],
  ['1.1234567', null],
  ['1,1234567', null],
  ['', null],
  ['1.', null],
  ['.5', null],
  ['KWD 5', null],
  ['5 KWD', null],
  ['1.2.3', null],
  ['--1', null],
])('the amount %j is %p', (cell, amount) => {
  expect(amountOfCell(cell, 2)).toBe(amount);
});

it.each([
  ['1.234', 3, 1.234],
  ['1,234', 3, null],
  ['1.234', 0, null],
  ['12,34', 0, 12.34],
] as const)('the amount %j where amounts have %d decimals is %p', (cell, decimals, amount) => {
  expect(amountOfCell(cell, decimals)).toBe(amount);
});

it.each([
  ['', false],
  ['0', false],
  ['3.5', false],
  ['-1', true],
  ['much', true],
  ['1,234', true],
  ['1.234', true],
])('%j says something that is no amount: %p', (cell, isNone) => {
  expect(isNoAmount(cell, 2)).toBe(isNone);
});

it.each([
  ['', true, false],
  ['Instant', true, false],
  ['SCHEDULED', true, true],
  ['scheduled', true, true],
  ['instantly', false, false],
  ['not scheduled', false, false],
])('the delivery type %j is one: %p, for later: %p', (cell, isOne, isLater) => {
  expect([isDeliveryType(cell), isScheduledCell(cell)]).toEqual([isOne, isLater]);
});

it.each([
  ['', '', null],
  ['29.3759', '47,9774', { latitude: 29.3759, longitude: 47.9774 }],
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
])('the cells %j and %j name %j', (latitude, longitude, place) => {
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
])('a job that is %s counts as %s, finished: %p', (status, known, isFinished) => {
  expect([bulkJobStatusOf(status), isBulkJobFinished(status)]).toEqual([known, isFinished]);
});

it.each([
  [{ phase: 'checking', done: 1, total: 2 }, 'checking'],
  [{ phase: 'placing', done: 1, total: 2 }, 'placing'],
  [{ phase: 'stopped', done: 1, total: 2 }, 'stopped'],
  [{ phase: 'dreaming', done: 1, total: 2 }, null],
  [undefined, null],
])('a job with the progress %j is at %s', (progress, phase) => {
  expect(bulkPhaseOf({ progress } as Parameters<typeof bulkPhaseOf>[0])).toBe(phase);
});
