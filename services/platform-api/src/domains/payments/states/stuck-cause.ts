/**
 * Why a charge needs a person. `refused`: the provider refuses our call for good. `failed`: it reports a failure after
 * its answer. `contradicted`: it changed the payment without us. `disputed`: the cardholder or the bank disputes it.
 */
export type StuckCause = 'refused' | 'failed' | 'contradicted' | 'disputed';
