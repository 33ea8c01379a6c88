import type { Migration } from 'kysely/migration';
import { initialTables } from './0001-initial';
import { accounts } from './0030-accounts';
import { ordersByUpdate } from './0002-orders-by-update';
import { outletCodes } from './0020-outlet-codes';
import { exportRequests } from './0021-export-requests';
import { bulkJobs } from './0022-bulk-jobs';
import { vouchers } from './0040-vouchers';
import { payments } from './0041-payments';
import { jobRunner } from './0050-jobs';
import { mailedExports } from './0051-mailed-exports';
import { places } from './0060-places';
import { voucherLimits } from './0070-voucher-limits';
import { endedSessions } from './0080-ended-sessions';
import { orderEvents } from './0081-order-events';
import { callCounts } from './0082-call-counts';
import { exportAddresses } from './0083-export-addresses';
import { bulkChecking } from './0084-bulk-checking';
import { promisedTimes } from './0090-promised-times';
import { guestMails } from './0092-guest-mails';
import { mailBrands } from './0100-mail-brands';
import { evidenceTables } from './0111-evidence';
import { orderMoments } from './0110-order-moments';
import { mailedLinks } from './0131-mailed-links';
import { releaseUse } from './0120-release-use';
import { addressParts } from './0130-address-parts';
import { sessionDevices } from './0140-session-devices';
import { supportTickets } from './0141-support-tickets';
import { bulkFileNames } from './0142-bulk-file-names';
import { externalDeliveries } from './0190-external-deliveries';
import { externalCancellations } from './0191-external-cancellations';
import { refusedChanges } from './0241-refused-changes';
import { returnReasons } from './0250-return-reasons';
import { deletedProofs } from './0260-deleted-proofs';
import { promiseChanges } from './0261-promise-changes';
import { photoStores } from './0262-photo-stores';
import { orderCharges } from './0270-order-charges';
import { collectedCash } from './0271-collected-cash';
import { refunds } from './0272-refunds';
import { cashLedger } from './0273-cash-ledger';
import { chargesOfDatabase } from './0274-charges-of-database';
import { statements } from './0275-statements';
import { cashRemittances } from './0276-cash-remittances';
import { auditTrail } from './0280-audit-trail';
import { operators } from './0281-operators';
import { fleetNotes } from './0251-fleet-notes';
import { fleetQuotes } from './0240-fleet-quotes';
import { fleetStatus } from './0192-fleet-status';
import { operatorRules } from './0200-operator-rules';
import { voucherRules } from './0201-voucher-rules';
import { paymentCharges } from './0225-payment-charges';
import { bankReturns } from './0226-bank-returns';
import { cardRemovals } from './0230-card-removals';
import { orderFleets } from './0150-order-fleets';
import { fleetApi } from './0151-fleet-api';
import { customerKeys } from './0173-customer-keys';
import { handovers } from './0172-handovers';
import { orderRoutes } from './0220-order-routes';
import { routeEstimates } from './0171-route-estimates';
import { calledFleets } from './0170-called-fleets';
import { fleetWebhooks } from './0152-fleet-webhooks';
import { ordersByNumber } from './0160-orders-by-number';
import { riderApp } from './0180-rider-app';
import { origins } from './0132-origins';
import { pendingAccounts } from './0133-pending-accounts';
import { promisedRanges } from './0134-promised-ranges';
import { guestOrders } from './0101-guest-orders';
import { customerWords } from './0091-customer-words';

/** In execution order. A published migration is never edited; append a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initialTables,
  '0002-orders-by-update': ordersByUpdate,
  '0020-outlet-codes': outletCodes,
  '0021-export-requests': exportRequests,
  '0022-bulk-jobs': bulkJobs,
  '0040-vouchers': vouchers,
  '0041-payments': payments,
  '0030-accounts': accounts,
  '0050-jobs': jobRunner,
  '0051-mailed-exports': mailedExports,
  '0060-places': places,
  '0070-voucher-limits': voucherLimits,
  '0080-ended-sessions': endedSessions,
  '0081-order-events': orderEvents,
  '0082-call-counts': callCounts,
  '0083-export-addresses': exportAddresses,
  '0084-bulk-checking': bulkChecking,
  '0090-promised-times': promisedTimes,
  '0091-customer-words': customerWords,
  '0092-guest-mails': guestMails,
  '0100-mail-brands': mailBrands,
  '0101-guest-orders': guestOrders,
  '0110-order-moments': orderMoments,
  '0111-evidence': evidenceTables,
  '0120-release-use': releaseUse,
  '0130-address-parts': addressParts,
  '0131-mailed-links': mailedLinks,
  '0132-origins': origins,
  '0133-pending-accounts': pendingAccounts,
  '0134-promised-ranges': promisedRanges,
  '0140-session-devices': sessionDevices,
  '0141-support-tickets': supportTickets,
  '0142-bulk-file-names': bulkFileNames,
  '0150-order-fleets': orderFleets,
  '0151-fleet-api': fleetApi,
  '0152-fleet-webhooks': fleetWebhooks,
  '0160-orders-by-number': ordersByNumber,
  '0170-called-fleets': calledFleets,
  '0171-route-estimates': routeEstimates,
  '0172-handovers': handovers,
  '0173-customer-keys': customerKeys,
  '0180-rider-app': riderApp,
  '0190-external-deliveries': externalDeliveries,
  '0191-external-cancellations': externalCancellations,
  '0192-fleet-status': fleetStatus,
  '0200-operator-rules': operatorRules,
  '0201-voucher-rules': voucherRules,
  '0220-order-routes': orderRoutes,
  '0225-payment-charges': paymentCharges,
  '0226-bank-returns': bankReturns,
  '0230-card-removals': cardRemovals,
  '0240-fleet-quotes': fleetQuotes,
  '0241-refused-changes': refusedChanges,
  '0250-return-reasons': returnReasons,
  '0251-fleet-notes': fleetNotes,
  '0260-deleted-proofs': deletedProofs,
  '0261-promise-changes': promiseChanges,
  '0262-photo-stores': photoStores,
  '0270-order-charges': orderCharges,
  '0271-collected-cash': collectedCash,
  '0272-refunds': refunds,
  '0273-cash-ledger': cashLedger,
  '0274-charges-of-database': chargesOfDatabase,
  '0275-statements': statements,
  '0276-cash-remittances': cashRemittances,
  '0280-audit-trail': auditTrail,
  '0281-operators': operators,
};
