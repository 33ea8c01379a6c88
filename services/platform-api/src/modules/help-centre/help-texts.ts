export interface HelpTexts {
  title: string;
  loading: string;
  denied: string;
  retry: string;
  topics: readonly (readonly [question: string, answer: string])[];
}

const english: HelpTexts = {
  title: 'Help centre',
  loading: 'One moment …',
  denied: 'We could not open the help centre for your account.',
  retry: 'Try again',
  topics: [
    [
      'How do I request a rider?',
      'Open Request a rider, enter the customer’s address and details, check the fee and place the order.',
    ],
    [
      'How long can I cancel?',
      'While the order shows Cancel. Once the rider is on the way from your shop it can no longer be cancelled.',
    ],
    [
      'My rider is late',
      'Open the order in Order tracking: the map shows where the rider is, and the rider can be called.',
    ],
    [
      'What may be sent?',
      'Items that fit in the delivery bag and weigh no more than the limit of your country.',
    ],
  ],
};

const traditionalChinese: HelpTexts = {
  title: '客服中心',
  loading: '請稍候…',
  denied: '目前無法為您的帳號開啟客服中心。',
  retry: '再試一次',
  topics: [
    ['如何呼叫外送員？', '開啟「呼叫外送員」，輸入顧客地址與資料，確認外送費後送出訂單。'],
    ['多久之內可以取消？', '訂單上仍顯示「取消」時即可取消；外送員離開店家之後就無法取消。'],
    ['外送員遲到了', '在「訂單追蹤」開啟該筆訂單：地圖會顯示外送員的位置，也可以直接致電。'],
    ['可以寄送什麼？', '放得進外送箱，且重量不超過您所在國家上限的物品。'],
  ],
};

/** Texts of the frame for a locale such as `zh-TW`; English stands in for the rest. */
export const helpTexts = (locale: string): HelpTexts =>
  /^zh\b/i.test(locale) ? traditionalChinese : english;
