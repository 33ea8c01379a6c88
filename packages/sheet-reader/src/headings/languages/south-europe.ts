import type { LanguageHeadings } from './language-headings';

export const SOUTH_EUROPE = {
  es: {
    customer_name:
      'Cliente|Nombre|Nombre del cliente|Nombre y apellido|Nombre y apellidos|Destinatario|Nombre completo|Nombre destinatario|Comprador|Nombre del destinatario|Contacto|Razón social',
    customer_phone:
      'Teléfono|Telefono|Celular|Móvil|Movil|Tel|Teléfono del cliente|Número de teléfono|Nro. de teléfono|WhatsApp|Cel|Teléfono de contacto|Tel. contacto',
    dropoff_address:
      'Dirección|Direccion|Dirección de entrega|Domicilio|Calle|Calle y número|Dirección completa|Entregar en|Destino|Dirección del cliente|Domicilio de entrega|Lugar de entrega',
    unit: 'Piso|Depto|Departamento|Dpto|Puerta|Piso y depto|Piso/Depto|Apartamento|Apto|Unidad|Oficina|Timbre',
    building: 'Edificio|Torre|Bloque|Nombre del edificio|Condominio|Urbanización',
    notes:
      'Notas|Nota|Observaciones|Observación|Comentarios|Comentario|Indicaciones|Instrucciones|Aclaraciones|Notas para el repartidor|Referencias|Instrucciones de entrega|Detalles de entrega',
    description:
      'Contenido|Artículos|Artículo|Producto|Productos|Pedido|Descripción|Detalle|Detalle del pedido|Ítems|Qué lleva',
    amount:
      'Importe|Monto|Total|Valor|Precio|Importe total|Total a pagar|Total a cobrar|A cobrar|Monto a cobrar|Saldo|Total del pedido|Valor del pedido|Suma|Importe a cobrar',
    payment_method:
      'Pago|Forma de pago|Método de pago|Medio de pago|Tipo de pago|Modo de pago|Modalidad de pago|Cómo paga|Paga con|Condición de pago',
    delivery_type: 'Entrega|Tipo de entrega|Modalidad de entrega|Tipo de envío|Envío',
    delivery_date:
      'Fecha|Fecha de entrega|Día|Día de entrega|Fecha entrega|Entregar el|Fecha de reparto|Fecha programada|Fecha deseada',
    delivery_time:
      'Hora|Hora de entrega|Horario|Horario de entrega|Franja horaria|Hora entrega|Entregar a las|Horario deseado|Rango horario',
    collection_point:
      'Lugar de salida|Punto de recogida|Punto de retiro|Sucursal|Tienda|Local|Retiro en|Recoger en|Punto de recolección',
    latitude: 'Latitud|Lat',
    longitude: 'Longitud|Long',
  },
  ro: {
    customer_name:
      'Client|Nume|Nume și prenume|Nume client|Destinatar|Nume complet|Nume destinatar|Cumpărător|Nume si prenume|Prenume și nume',
    customer_phone:
      'Telefon|Număr de telefon|Nr. telefon|Tel.|Mobil|Telefon client|Telefon contact|Nr. tel.|Numar de telefon',
    dropoff_address:
      'Livrare la|Adresa|Adresă|Adresa de livrare|Strada|Stradă|Adresă de livrare|Adresa livrare|Adresa clientului',
    unit: 'Apartament|Etaj|Ap.|Nr. apartament|Etaj/Ap.|Interfon',
    building: 'Clădire|Bloc|Clădirea|Imobil|Scara|Cladire',
    notes:
      'Note pentru curier|Note|Notă|Observații|Observatii|Comentarii|Mențiuni|Instrucțiuni|Detalii livrare|Mentiuni',
    description: 'Conținut|Produs|Produse|Articole|Descriere|Comandă|Continut|Conținut colet|Marfă',
    amount:
      'Valoare|Sumă|Suma|Total|Preț|Pret|De plată|Total de plată|Valoare comandă|Suma de încasat|De încasat|Total comandă|Ramburs (lei)|Valoare ramburs',
    payment_method:
      'Plată|Metoda de plată|Modalitate de plată|Mod de plată|Tip plată|Plata|Metodă de plată|Metoda plata|Forma de plată',
    delivery_type: 'Livrare|Tip livrare|Metodă de livrare|Mod de livrare',
    delivery_date: 'Data|Data livrării|Ziua|Data de livrare|Dată|Zi livrare|Data livrarii|Termen livrare',
    delivery_time: 'Ora|Ora livrării|Interval orar|Oră|Ora de livrare|Interval livrare|Ora livrarii',
    collection_point: 'Loc de plecare|Punct de ridicare|Magazin|Filială|Sucursală|Sediu',
    latitude: 'Latitudine',
    longitude: 'Longitudine',
  },
  hr: {
    customer_name: 'Kupac|Ime|Ime i prezime|Primatelj|Ime kupca|Naručitelj|Prezime i ime|Klijent|Primalac',
    customer_phone: 'Telefon|Broj telefona|Mobitel|Tel.|Kontakt|Kontakt broj|Broj mobitela',
    dropoff_address:
      'Dostava na|Adresa|Adresa dostave|Ulica|Ulica i broj|Adresa primatelja|Adresa za dostavu',
    unit: 'Broj stana|Kat|Stan br.|Kat/stan|Ulaz',
    building: 'Zgrada|Kuća|Naziv zgrade|Objekt',
    notes: 'Napomena za dostavljača|Napomena|Napomene|Bilješka|Komentar|Upute|Napomena za dostavu|Poruka',
    description: 'Sadržaj|Proizvod|Proizvodi|Roba|Opis|Narudžba|Artikl|Artikli|Stavke',
    amount:
      'Vrijednost|Iznos|Ukupno|Cijena|Za naplatu|Iznos za naplatu|Ukupan iznos|Za platiti|Iznos pouzeća|Vrijednost narudžbe',
    payment_method: 'Plaćanje|Način plaćanja|Vrsta plaćanja|Metoda plaćanja',
    delivery_type: 'Dostava|Vrsta dostave|Način dostave|Tip dostave',
    delivery_date: 'Datum|Datum dostave|Dan|Dan dostave|Termin dostave',
    delivery_time: 'Vrijeme|Vrijeme dostave|Sat|Vrijeme isporuke|Satnica',
    collection_point: 'Polazno mjesto|Mjesto preuzimanja|Poslovnica|Trgovina|Prodavaonica|Podružnica',
    latitude: 'Zemljopisna širina|Geografska širina|Širina',
    longitude: 'Zemljopisna dužina|Geografska dužina|Dužina',
  },
  bg: {
    customer_name: 'Клиент|Име|Име и фамилия|Получател|Имена|Име на клиента|Купувач|Име на получателя',
    customer_phone: 'Телефон|Телефонен номер|Тел.|Мобилен|Мобилен телефон|GSM|Телефон за връзка|Тел. номер',
    dropoff_address:
      'Доставка до|Адрес|Адрес за доставка|Адрес на доставка|Улица|Улица и номер|Адрес на клиента',
    unit: 'Апартамент|Етаж|Ап.|Вход|Ет./Ап.',
    building: 'Сграда|Блок|Име на сградата',
    notes: 'Бележки за куриера|Бележки|Бележка|Забележка|Забележки|Коментар|Указания|Инструкции',
    description: 'Съдържание|Продукт|Продукти|Стока|Описание|Поръчка|Артикул|Артикули',
    amount:
      'Стойност|Сума|Общо|Цена|За плащане|Сума за плащане|Наложен платеж (лв)|Стойност на поръчката|Обща сума|Дължима сума|Крайна цена',
    payment_method: 'Плащане|Начин на плащане|Метод на плащане|Вид плащане',
    delivery_type: 'Доставка|Вид доставка|Начин на доставка|Тип доставка',
    delivery_date: 'Дата|Дата на доставка|Ден|Ден на доставка|Срок',
    delivery_time: 'Час|Час на доставка|Време|Време за доставка|Часови интервал|Часа',
    collection_point: 'Място за вземане|Пункт за вземане|Обект|Магазин|Клон|Офис',
    latitude: 'Ширина|Географска ширина',
    longitude: 'Дължина|Географска дължина',
  },
  el: {
    customer_name:
      'Πελάτης|Όνομα|Ονοματεπώνυμο|Παραλήπτης|Όνομα πελάτη|Επωνυμία|Όνομα παραλήπτη|Ονομα|Πελατης',
    customer_phone:
      'Τηλέφωνο|Τηλ.|Κινητό|Κινητό τηλέφωνο|Αριθμός τηλεφώνου|Τηλέφωνο επικοινωνίας|Επικοινωνία|Σταθερό',
    dropoff_address:
      'Παράδοση σε|Διεύθυνση|Διεύθυνση παράδοσης|Οδός|Οδός και αριθμός|Διεύθυνση αποστολής|Διεύθυνση πελάτη|Τόπος παράδοσης',
    unit: 'Διαμέρισμα|Όροφος|Διαμ.|Κουδούνι|Πόρτα',
    building: 'Κτίριο|Κτήριο|Πολυκατοικία|Συγκρότημα',
    notes:
      'Σημειώσεις|Σημείωση|Σχόλια|Σχόλιο|Παρατηρήσεις|Οδηγίες|Σημειώσεις για τον διανομέα|Οδηγίες παράδοσης|Πληροφορίες',
    description: 'Περιεχόμενο|Προϊόν|Προϊόντα|Είδη|Είδος|Περιγραφή|Παραγγελία|Περιγραφή παραγγελίας',
    amount:
      'Αξία|Ποσό|Σύνολο|Τιμή|Πληρωτέο|Συνολικό ποσό|Ποσό αντικαταβολής|Αξία παραγγελίας|Πληρωτέο ποσό|Προς είσπραξη|Τελικό ποσό',
    payment_method: 'Πληρωμή|Τρόπος πληρωμής|Μέθοδος πληρωμής|Τύπος πληρωμής|Είδος πληρωμής',
    delivery_type: 'Παράδοση|Τύπος παράδοσης|Τρόπος παράδοσης|Είδος παράδοσης',
    delivery_date: 'Ημερομηνία|Ημερομηνία παράδοσης|Ημ/νία|Ημ/νία παράδοσης|Ημέρα|Μέρα|Ημέρα παράδοσης',
    delivery_time: 'Ώρα|Ώρα παράδοσης|Ωράριο|Χρόνος παράδοσης|Ώρες|Παράδοση στις',
    collection_point: 'Σημείο εκκίνησης|Σημείο παραλαβής|Κατάστημα|Υποκατάστημα|Σημείο συλλογής',
    latitude: 'Γεωγρ. πλάτος|Γεωγραφικό πλάτος|Πλάτος',
    longitude: 'Γεωγρ. μήκος|Γεωγραφικό μήκος|Μήκος',
  },
  tr: {
    customer_name:
      'Müşteri|Ad Soyad|Adı Soyadı|Alıcı|Alıcı Adı|İsim|Müşteri Adı|Ad|Ad-Soyad|İsim Soyisim|Teslim Alacak Kişi|Alıcı Ad Soyad|Adı',
    customer_phone:
      'Telefon|Telefon No|Telefon Numarası|Tel|Cep|Cep Telefonu|Cep No|GSM|Tel No|İletişim|Alıcı Telefon',
    dropoff_address:
      'Teslimat adresi|Adres|Açık adres|Alıcı adresi|Müşteri adresi|Gönderim adresi|Teslim adresi|Cadde|Sokak|Teslimat yeri',
    unit: 'Daire|Daire No|Kat|Kapı No|İç kapı no|Kat / Daire|Kat/Daire',
    building: 'Bina|Bina adı|Apartman|Blok|Site|Bina No',
    notes:
      'Kurye için notlar|Not|Notlar|Açıklama|Açıklamalar|Teslimat notu|Kurye notu|Adres tarifi|Müşteri notu|Sipariş notu|Tarif',
    description: 'İçerik|Ürün|Ürünler|Ürün adı|Sipariş içeriği|Paket içeriği|Sipariş|Ürün bilgisi',
    amount:
      'Tutar|Toplam|Fiyat|Toplam tutar|Sipariş tutarı|Tahsil edilecek tutar|Tahsilat|Ödenecek tutar|Bedel|Genel toplam|Ücret toplamı|Tahsilat tutarı|Sepet tutarı',
    payment_method: 'Ödeme|Ödeme şekli|Ödeme yöntemi|Ödeme tipi|Ödeme türü|Ödeme biçimi|Tahsilat şekli',
    delivery_type: 'Teslimat|Teslimat türü|Teslimat şekli|Teslimat tipi|Gönderim şekli',
    delivery_date: 'Tarih|Teslimat tarihi|Teslim tarihi|Gün|Teslimat günü|İstenen tarih',
    delivery_time:
      'Saat|Teslimat saati|Teslim saati|Zaman|Teslimat zamanı|Saat aralığı|İstenen saat|Teslimat aralığı',
    collection_point: 'Çıkış noktası|Teslim alma noktası|Şube|Mağaza|Alım noktası|Çıkış şubesi|Alınacak şube',
    latitude: 'Enlem',
    longitude: 'Boylam',
  },
} as const satisfies LanguageHeadings;
