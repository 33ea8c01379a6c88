/** Postal codes by town code, for the towns of Taipei and its neighbours; elsewhere none is claimed. */
// oxfmt-ignore
const ZIP_CODES: Readonly<Record<string, string>> = {
  '63000050': '100', '63000060': '103', '63000040': '104', '63000010': '105', '63000030': '106', '63000070': '108',
  '63000020': '110', '63000110': '111', '63000120': '112', '63000100': '114', '63000090': '115', '63000080': '116',
  '65000010': '220', '65000110': '221', '65000060': '231', '65000040': '234', '65000030': '235', '65000130': '236',
  '65000020': '241', '65000050': '242', '65000140': '247', '65000100': '251',
};

export const zipCodeOf = (townCode: string): string => ZIP_CODES[townCode] ?? '';
