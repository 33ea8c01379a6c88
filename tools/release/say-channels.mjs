/** The channels of an entry in one line. */
export function sentenceOf({ stable, canary, lastGood, pin }) {
  const vendors = canary?.vendors?.length ? ` and ${canary.vendors.join(', ')}` : '';
  return [
    `stable ${stable}`,
    ...(canary ? [`canary ${canary.release} for ${canary.percent} %${vendors}`] : []),
    `last good ${lastGood ?? 'none'}`,
    ...(pin ? [`held to ${pin}`] : []),
  ].join(' · ');
}
