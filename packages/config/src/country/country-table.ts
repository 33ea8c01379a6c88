/**
 * One line per supported country. Columns, in order: country, ISO 4217 currency, label shown before amounts, phone
 * prefix, decimals of an amount, timezone, entity, locales (default first), map centre (latitude,longitude), weight
 * limit in kg, item value cap in major units (-1 unknown), geolocator region, flags region, geolocator language. Weight
 * limits outside Taiwan are invented and must not appear in the FAQ.
 */
export const countryTable = `
AE|AED|AED|+971|2|Asia/Dubai|TALABAT|en,ar_AE|25.2048,55.2708|15|-1|europe|eu|en
AR|ARS|ARS|+54|2|America/Argentina/Buenos_Aires|PEDIDOSYA|es_AR,en|-34.6037,-58.3816|10|-1|europe|us|en
AT|EUR|EUR|+43|2|Europe/Vienna|FOODORA|de_AT,en|48.2082,16.3738|10|-1|europe|eu|en
BD|BDT|BDT|+880|2|Asia/Dhaka|FOODPANDA|bn_BD,en|23.8103,90.4125|5|-1|asia|ap|en
BG|EUR|EUR|+359|2|Europe/Sofia|FOODPANDA|bg_BG,en|42.6977,23.3219|10|-1|europe|eu|en
BH|BHD|BHD|+973|3|Asia/Bahrain|TALABAT|en,ar_BH|26.2285,50.5860|15|-1|europe|eu|en
BO|BOB|BOB|+591|2|America/La_Paz|PEDIDOSYA|es_419,en|-16.4897,-68.1193|10|-1|europe|us|en
CL|CLP|CLP|+56|0|America/Santiago|PEDIDOSYA|es_419,en|-33.4489,-70.6693|10|-1|europe|us|en
CY|EUR|EUR|+357|2|Asia/Nicosia|FOODY|el_CY,en|35.1856,33.3823|10|-1|europe|eu|en
CZ|CZK|CZK|+420|2|Europe/Prague|FOODORA|cs_CZ,en|50.0755,14.4378|10|-1|europe|eu|en
DE|EUR|EUR|+49|2|Europe/Berlin|FOODORA|de_DE,en|52.5200,13.4050|10|-1|europe|eu|en
DK|DKK|DKK|+45|2|Europe/Copenhagen|FOODORA|da_DK,en|55.6761,12.5683|10|-1|europe|eu|en
DO|DOP|DOP|+1|2|America/Santo_Domingo|PEDIDOSYA|es_419,en|18.4861,-69.9312|10|-1|europe|us|en
EC|USD|USD|+593|2|America/Guayaquil|PEDIDOSYA|es_419,en|-0.1807,-78.4678|10|-1|europe|us|en
EG|EGP|EGP|+20|2|Africa/Cairo|TALABAT|ar_EG,en|30.0444,31.2357|15|-1|europe|eu|en
ES|EUR|EUR|+34|2|Europe/Madrid|GLOVO|es_ES,en|40.4168,-3.7038|10|-1|europe|eu|en
FI|EUR|EUR|+358|2|Europe/Helsinki|FOODORA|fi_FI,sv_SE,en|60.1699,24.9384|10|-1|europe|eu|en
GR|EUR|EUR|+30|2|Europe/Athens|EFOOD|el_GR,en|37.9838,23.7275|10|-1|europe|eu|en
HK|HKD|HKD|+852|2|Asia/Hong_Kong|FOODPANDA|zh_Hant_HK,en|22.3193,114.1694|10|1000|asia|ap|zh-HK
HR|EUR|EUR|+385|2|Europe/Zagreb|GLOVO|hr_HR,en|45.8150,15.9819|10|-1|europe|eu|en
HU|HUF|HUF|+36|0|Europe/Budapest|FOODORA|hu_HU,en|47.4979,19.0402|10|-1|europe|eu|en
IQ|IQD|IQD|+964|0|Asia/Baghdad|TALABAT|ar_IQ,en|33.3152,44.3661|15|-1|europe|eu|en
JO|JOD|JOD|+962|3|Asia/Amman|TALABAT|ar_JO,en|31.9454,35.9284|15|-1|europe|eu|en
JP|JPY|JPY|+81|0|Asia/Tokyo|FOODPANDA|ja_JP,en|35.6762,139.6503|10|-1|asia|ap|ja
KH|USD|USD|+855|2|Asia/Phnom_Penh|FOODPANDA|km_KH,en|11.5564,104.9282|10|-1|asia|ap|km
KR|KRW|KRW|+82|0|Asia/Seoul|BAEMIN|ko_KR,en|37.5665,126.9780|10|-1|asia|ap|en
KW|KWD|KWD|+965|3|Asia/Kuwait|TALABAT|en,ar_KW|29.3759,47.9774|15|-1|europe|eu|en
LA|LAK|LAK|+856|0|Asia/Vientiane|FOODPANDA|lo_LA,en|17.9757,102.6331|10|-1|asia|ap|en
MM|MMK|MMK|+95|0|Asia/Yangon|FOODPANDA|my_MM,en|16.8409,96.1735|10|300000|asia|ap|en
MY|MYR|MYR|+60|2|Asia/Kuala_Lumpur|FOODPANDA|en,ms_MY,zh_Hans_SG|3.1390,101.6869|10|200|asia|ap|en
NO|NOK|NOK|+47|2|Europe/Oslo|FOODORA|nb_NO,en|59.9139,10.7522|10|-1|europe|eu|en
OM|OMR|OMR|+968|3|Asia/Muscat|TALABAT|en,ar_OM|23.5880,58.3829|15|-1|europe|eu|en
PA|PAB|PAB|+507|2|America/Panama|PEDIDOSYA|es_419,en|8.9824,-79.5199|10|-1|europe|us|en
PE|PEN|PEN|+51|2|America/Lima|PEDIDOSYA|es_419,en|-12.0464,-77.0428|10|-1|europe|us|en
PH|PHP|PHP|+63|2|Asia/Manila|FOODPANDA|en,fil_PH|14.5995,120.9842|20|10000|asia|ap|en
PK|PKR|PKR|+92|2|Asia/Karachi|FOODPANDA|en,ur_PK|24.8607,67.0011|10|-1|asia|ap|en
PL|PLN|PLN|+48|2|Europe/Warsaw|GLOVO|pl_PL,en|52.2297,21.0122|10|-1|europe|eu|en
PY|PYG|PYG|+595|0|America/Asuncion|PEDIDOSYA|es_419,en|-25.2637,-57.5759|10|-1|europe|us|en
QA|QAR|QAR|+974|2|Asia/Qatar|TALABAT|en,ar_QA|25.2854,51.5310|15|-1|europe|eu|en
RO|RON|RON|+40|2|Europe/Bucharest|GLOVO|ro_RO,en|44.4268,26.1025|10|-1|europe|eu|en
SA|SAR|SAR|+966|2|Asia/Riyadh|HUNGERSTATION|ar_SA,en|24.7136,46.6753|15|-1|europe|eu|en
SE|SEK|SEK|+46|2|Europe/Stockholm|FOODORA|sv_SE,en|59.3293,18.0686|10|-1|europe|eu|en
SG|SGD|SGD|+65|2|Asia/Singapore|FOODPANDA|en,zh_Hans_SG|1.3521,103.8198|10|-1|asia|ap|en
SK|EUR|EUR|+421|2|Europe/Bratislava|FOODORA|sk_SK,en|48.1486,17.1077|10|-1|europe|eu|en
TH|THB|THB|+66|2|Asia/Bangkok|FOODPANDA|th_TH,en|13.7563,100.5018|10|-1|asia|ap|th
TR|TRY|TRY|+90|2|Europe/Istanbul|YEMEKSEPETI|tr_TR,en|41.0082,28.9784|10|-1|europe|eu|en
TW|TWD|NT|+886|0|Asia/Taipei|FOODPANDA|zh_Hant_TW,en|25.0330,121.5654|5|5000|asia|ap|tw
UY|UYU|UYU|+598|2|America/Montevideo|PEDIDOSYA|es_419,en|-34.9011,-56.1645|10|-1|europe|us|en
VE|VES|VES|+58|2|America/Caracas|PEDIDOSYA|es_419,en|10.4806,-66.9036|10|-1|europe|us|en
VN|VND|VND|+84|0|Asia/Ho_Chi_Minh|BAEMIN|vi_VN,en|10.8231,106.6297|10|-1|asia|ap|en
`;
