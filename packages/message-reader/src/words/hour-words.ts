/** Number words 1 to 12 for hours, in order; each entry contains all languages. */
export const HOUR_WORDS: readonly string[] = [
  'one|一|ein|eins|una|la una|الواحدة|وحدة|واحدة|الوحدة|ایک|ek|satu|pierwsza|pierwszej|bir|หนึ่ง',
  'two|二|兩|两|zwei|dos|las dos|الثانية|ثنتين|اثنين|دو|do|dua|druga|drugiej|iki|สอง',
  'three|三|drei|tres|las tres|الثالثة|ثلاث|ثلاثة|تین|teen|tiga|trzecia|trzeciej|üç|สาม',
  'four|四|vier|cuatro|las cuatro|الرابعة|أربع|أربعة|اربع|چار|char|chaar|empat|czwarta|czwartej|dört|สี่',
  'five|五|fünf|cinco|las cinco|الخامسة|خمس|خمسة|پانچ|panch|paanch|lima|piąta|piątej|beş|ห้า',
  'six|六|sechs|seis|las seis|السادسة|ست|ستة|چھ|چھے|chay|che|enam|szósta|szóstej|altı|หก',
  'seven|七|sieben|siete|las siete|السابعة|سبع|سبعة|سات|saat|sat|tujuh|siódma|siódmej|yedi|เจ็ด',
  'eight|八|acht|ocho|las ocho|الثامنة|ثمان|ثمانية|آٹھ|aath|lapan|ósma|ósmej|sekiz|แปด',
  'nine|九|neun|nueve|las nueve|التاسعة|تسع|تسعة|نو|nau|no|sembilan|dziewiąta|dziewiątej|dokuz|เก้า',
  'ten|十|zehn|diez|las diez|العاشرة|عشر|عشرة|دس|das|sepuluh|dziesiąta|dziesiątej|on|สิบ',
  'eleven|十一|elf|once|las once|الحادية عشرة|الحادية عشر|حداشر|احدعش|گیارہ|gyara|gyarah|sebelas|jedenasta|jedenastej|on bir|สิบเอ็ด',
  'twelve|十二|zwölf|doce|las doce|الثانية عشرة|الثانية عشر|اثنا عشر|اطنعش|اثنعش|بارہ|bara|barah|dua belas|dwunasta|dwunastej|on iki|สิบสอง',
];
