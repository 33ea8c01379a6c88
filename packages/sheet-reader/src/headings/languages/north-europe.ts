import type { LanguageHeadings } from './language-headings';

export const NORTH_EUROPE = {
  da: {
    customer_name:
      'Kunde|Navn|Kundenavn|Modtager|Fulde navn|Modtagernavn|For- og efternavn|Fornavn og efternavn',
    customer_phone: 'Telefon|Telefonnummer|Tlf|Tlf.nr.|Mobil|Mobilnummer|Mobilnr.|Tlf. nr.|Kontakt',
    dropoff_address:
      'Lever til|Adresse|Leveringsadresse|Gade|Vej|Gade og nr.|Vejnavn|Modtageradresse|Gadenavn',
    unit: 'Lejlighed|Etage|Lejl.|Sal|Etage/dør|Dør',
    building: 'Bygning|Ejendom|Opgang',
    notes:
      'Besked til buddet|Bemærkning|Bemærkninger|Note|Noter|Kommentar|Besked|Leveringsnote|Instruktioner',
    description: 'Indhold|Vare|Varer|Produkt|Produkter|Beskrivelse|Ordre|Bestilling',
    amount:
      'Værdi|Beløb|Total|Pris|I alt|Samlet beløb|At betale|Til betaling|Ordreværdi|Samlet pris|Totalbeløb|Sum',
    payment_method: 'Betaling|Betalingsmetode|Betalingsform|Betalingsmåde|Betalingstype',
    delivery_type: 'Levering|Leveringstype|Leveringsmetode|Leveringsmåde',
    delivery_date: 'Dato|Leveringsdato|Dag|Leveringsdag|Leveres den',
    delivery_time: 'Tid|Klokkeslæt|Leveringstid|Tidspunkt|Leveringstidspunkt|Kl.|Tidsrum|Leveres kl.',
    collection_point: 'Afsendelsessted|Afhentningssted|Butik|Filial|Afdeling|Afhentes hos',
    latitude: 'Breddegrad',
    longitude: 'Længdegrad',
  },
  nb: {
    customer_name:
      'Kunde|Navn|Kundenavn|Mottaker|Fullt navn|Mottakernavn|For- og etternavn|Fornavn og etternavn',
    customer_phone: 'Telefon|Telefonnummer|Tlf|Tlf.nr.|Mobil|Mobilnummer|Mobilnr.|Tlf. nr.|Kontakt',
    dropoff_address: 'Lever til|Adresse|Leveringsadresse|Gate|Vei|Gate og nr.|Gateadresse|Mottakeradresse',
    unit: 'Leilighet|Etasje|Leil.|Leilighetsnr.|Dør',
    building: 'Bygning|Bygg|Oppgang',
    notes:
      'Beskjed til budet|Merknad|Merknader|Notat|Notater|Kommentar|Beskjed|Leveringsinstruks|Melding|Instruksjoner',
    description: 'Innhold|Vare|Varer|Produkt|Produkter|Beskrivelse|Ordre|Bestilling',
    amount: 'Verdi|Beløp|Totalt|Sum|Pris|Totalbeløp|Å betale|Til betaling|Ordreverdi|Totalsum|Samlet',
    payment_method: 'Betaling|Betalingsmåte|Betalingsmetode|Betalingstype|Betalingsform',
    delivery_type: 'Levering|Leveringstype|Leveringsmåte|Leveringsmetode',
    delivery_date: 'Dato|Leveringsdato|Dag|Leveringsdag|Leveres den',
    delivery_time: 'Tid|Klokkeslett|Leveringstid|Tidspunkt|Kl.|Tidsrom|Leveringstidspunkt|Leveres kl.',
    collection_point: 'Avsendersted|Hentested|Butikk|Filial|Avdeling|Utsalg',
    latitude: 'Breddegrad',
    longitude: 'Lengdegrad',
  },
  sv: {
    customer_name:
      'Kund|Namn|Kundnamn|Mottagare|Mottagarens namn|Fullständigt namn|För- och efternamn|Beställare',
    customer_phone: 'Telefon|Telefonnummer|Tel|Tfn|Mobil|Mobilnummer|Mobilnr|Telefonnr|Kontakt',
    dropoff_address: 'Leverera till|Adress|Leveransadress|Gata|Gatuadress|Mottagaradress',
    unit: 'Lägenhet|Våning|Lgh|Lägenhetsnummer|Lgh-nr|Dörr',
    building: 'Byggnad|Hus|Fastighet|Port',
    notes:
      'Meddelande till budet|Anteckning|Anteckningar|Anmärkning|Kommentar|Kommentarer|Meddelande|Leveransinstruktioner|Övrigt|Noteringar',
    description: 'Innehåll|Vara|Varor|Produkt|Produkter|Beskrivning|Beställning|Artiklar',
    amount: 'Värde|Belopp|Summa|Totalt|Pris|Totalbelopp|Att betala|Ordervärde|Totalsumma|Total',
    payment_method: 'Betalning|Betalningssätt|Betalsätt|Betalningsmetod|Betalningstyp|Betalmetod',
    delivery_type: 'Leverans|Leveranstyp|Leveranssätt|Leveransmetod',
    delivery_date: 'Datum|Leveransdatum|Dag|Leveransdag|Levereras den',
    delivery_time: 'Tid|Klockslag|Leveranstid|Tidpunkt|Kl.|Tidsfönster|Leveransfönster|Levereras kl.',
    collection_point: 'Hämtplats|Butik|Filial|Avdelning|Upphämtningsplats',
    latitude: 'Latitud|Breddgrad',
    longitude: 'Longitud|Längdgrad',
  },
  fi: {
    customer_name:
      'Asiakas|Nimi|Asiakkaan nimi|Vastaanottaja|Koko nimi|Vastaanottajan nimi|Etu- ja sukunimi|Tilaaja',
    customer_phone: 'Puhelin|Puhelinnumero|Puh.|Matkapuhelin|Puhelinnro|Puh. nro|Kännykkä|Yhteystieto',
    dropoff_address: 'Toimitusosoite|Osoite|Katuosoite|Katu|Vastaanottajan osoite|Kotiosoite|Lähiosoite',
    unit: 'Asunto|Kerros|Huoneisto|Rappu|Ovi|Asunnon numero',
    building: 'Rakennus|Talo|Kiinteistö|Taloyhtiö',
    notes:
      'Viesti lähetille|Huomautus|Huomautukset|Lisätiedot|Lisätieto|Kommentti|Muistiinpanot|Ohjeet|Toimitusohjeet|Huom.|Viesti',
    description: 'Sisältö|Tuote|Tuotteet|Tavara|Kuvaus|Tilaus|Tilauksen sisältö',
    amount:
      'Arvo|Summa|Yhteensä|Hinta|Loppusumma|Maksettava|Kokonaissumma|Tilauksen arvo|Kokonaishinta|Perittävä|Määrä (€)',
    payment_method: 'Maksutapa|Maksu|Maksumuoto|Maksun tapa|Maksutyyppi',
    delivery_type: 'Toimitus|Toimitustapa|Toimitustyyppi',
    delivery_date: 'Päivä|Päivämäärä|Toimituspäivä|Pvm|Toimituspvm|Toimituspäivämäärä',
    delivery_time: 'Aika|Kellonaika|Toimitusaika|Klo|Aikaikkuna|Toimitusaikaikkuna',
    collection_point: 'Lähtöpaikka|Noutopaikka|Myymälä|Toimipiste|Kauppa|Liike',
    latitude: 'Leveysaste',
    longitude: 'Pituusaste',
  },
} as const satisfies LanguageHeadings;
