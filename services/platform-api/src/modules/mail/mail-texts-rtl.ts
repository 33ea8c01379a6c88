import type { Words } from './mail-words';

export const arabic: Words = {
  confirm: (product, link) => ({
    subject: `تأكيد حسابك في ${product}`,
    text: `افتح هذا الرابط خلال 24 ساعة لتأكيد حسابك:\n\n${link}\n\nإذا لم تسجّل، فتجاهل هذه الرسالة.`,
  }),
  code: (product, code) => ({
    subject: `رمزك في ${product}`,
    text: `رمزك لاختيار كلمة مرور جديدة: ${code}\n\nيعمل مرة واحدة خلال 15 دقيقة. إذا لم تطلبه، فتجاهل هذه الرسالة؛ تبقى كلمة مرورك كما هي.`,
  }),
  orders: (product, vendor, orders) => ({
    subject: `طلباتك في ${product}`,
    text: `تجد في المرفق ملف CSV بطلبات ${vendor} التي طلبتها، وعددها ${orders}.\n\nإذا لم تطلبها، فتجاهل هذه الرسالة.`,
  }),
  address: (product, link) => ({
    subject: `هل يُسمح لـ ${product} بإرسال ملفات الطلبات إلى هنا؟`,
    text: `يريد صاحب حساب إرسال ملفات طلبات إلى هذا العنوان. إذا كنت تنتظرها، فافتح هذا الرابط خلال 24 ساعة:\n\n${link}\n\nنسأل مرة واحدة فقط. إذا لم تكن تنتظرها، فتجاهل هذه الرسالة ولن يُرسَل شيء.`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `طلبك في ${product}`,
    text: `وصلنا طلبك ${orderId}.\n\n${description}\nرسوم التوصيل: ${fee}\n\nتابعه من أي جهاز:\n\n${link}${ownLink === null ? '' : `\n\nرابطك الخاص لمدة 7 أيام: اطّلع على الطلب كاملاً أو ألغه ما دام ذلك ممكنًا. لا ترسله إلى أحد:\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `إيصالك من ${product}`,
    text: `تم توصيل طلبك ${orderId}.\n\n${description}\nرسوم التوصيل: ${fee}\n\nالإيصال للحفظ أو الطباعة:\n\n${link}`,
  }),
};

export const urdu: Words = {
  confirm: (product, link) => ({
    subject: `اپنے ${product} اکاؤنٹ کی تصدیق کریں`,
    text: `اپنے اکاؤنٹ کی تصدیق کے لیے 24 گھنٹے کے اندر یہ لنک کھولیں:\n\n${link}\n\nاگر آپ نے اندراج نہیں کیا تو یہ ای میل نظر انداز کریں۔`,
  }),
  code: (product, code) => ({
    subject: `آپ کا ${product} کوڈ`,
    text: `نیا پاس ورڈ چننے کا کوڈ: ${code}\n\nیہ ایک بار، 15 منٹ تک کام کرتا ہے۔ اگر آپ نے نہیں مانگا تو یہ ای میل نظر انداز کریں؛ آپ کا پاس ورڈ ویسا ہی رہے گا۔`,
  }),
  orders: (product, vendor, orders) => ({
    subject: `آپ کے ${product} آرڈر`,
    text: `${vendor} کے جو آرڈر آپ نے مانگے تھے، وہ CSV فائل میں منسلک ہیں: کل ${orders}۔\n\nاگر آپ نے نہیں مانگے تو یہ ای میل نظر انداز کریں۔`,
  }),
  address: (product, link) => ({
    subject: `کیا ${product} آرڈر کی فائلیں یہاں بھیجے؟`,
    text: `ایک اکاؤنٹ والا اس پتے پر آرڈر کی فائلیں بھیجنا چاہتا ہے۔ اگر آپ کو ان کا انتظار ہے تو 24 گھنٹے کے اندر یہ لنک کھولیں:\n\n${link}\n\nیہ صرف ایک بار پوچھا جاتا ہے۔ اگر انتظار نہیں تو یہ ای میل نظر انداز کریں: کچھ نہیں بھیجا جائے گا۔`,
  }),
  placed: (product, { orderId, description, fee, link, ownLink }) => ({
    subject: `آپ کا ${product} آرڈر`,
    text: `آپ کا آرڈر ${orderId} ہمیں مل گیا ہے۔\n\n${description}\nڈیلیوری فیس: ${fee}\n\nکسی بھی آلے پر دیکھیں کہ وہ کہاں ہے:\n\n${link}${ownLink === null ? '' : `\n\nآپ کا اپنا لنک، 7 دن کے لیے: پورا آرڈر دیکھیں یا جب تک ممکن ہو منسوخ کریں۔ اسے کسی کو نہ دیں:\n\n${ownLink}`}`,
  }),
  receipt: (product, { orderId, description, fee, link }) => ({
    subject: `آپ کی ${product} رسید`,
    text: `آپ کا آرڈر ${orderId} پہنچ گیا۔\n\n${description}\nڈیلیوری فیس: ${fee}\n\nرسید، رکھنے یا چھاپنے کے لیے:\n\n${link}`,
  }),
};
