import type { LanguageHeadings } from './language-headings';

export const CENTRAL_EUROPE = {
  de: {
    customer_name:
      'Kunde|Kundenname|Empfänger|Empfängername|Name|Vor- und Nachname|Name des Kunden|Name des Empfängers|Ansprechpartner|Kundin',
    customer_phone:
      'Telefon|Telefonnummer|Tel|Tel.-Nr.|Handy|Handynummer|Mobil|Mobilnummer|Rufnummer|Kontakt|Telefon-Nr.',
    dropoff_address:
      'Lieferadresse|Adresse|Anschrift|Lieferanschrift|Zustelladresse|Straße|Straße und Hausnummer|Straße, Nr.|Zieladresse|Empfängeradresse|Strasse',
    unit: 'Wohnung|Etage|Stockwerk|Tür|Top|Top / Tür|Stiege|Wohnungsnummer|Zimmer|Apartment',
    building: 'Gebäude|Haus|Hausname|Gebäudename|Objekt',
    notes:
      'Hinweise|Hinweis|Bemerkung|Bemerkungen|Anmerkung|Anmerkungen|Notiz|Notizen|Kommentar|Lieferhinweis|Hinweise für den Kurier|Zustellhinweis|Wunsch',
    description:
      'Inhalt|Artikel|Ware|Waren|Bestellung|Beschreibung|Produkt|Produkte|Bestellte Artikel|Positionen',
    amount:
      'Betrag|Wert|Summe|Gesamt|Gesamtbetrag|Gesamtsumme|Preis|Endbetrag|Rechnungsbetrag|Bestellwert|Warenwert|Zu zahlen|Zahlbetrag|Nachnahmebetrag|Offener Betrag|Brutto',
    payment_method:
      'Zahlung|Zahlungsart|Zahlart|Zahlungsmethode|Zahlungsweise|Bezahlung|Bezahlart|Bezahlmethode|Zahlungsmittel|Bezahlt mit|Zahlungsform',
    delivery_type: 'Lieferung|Lieferart|Zustellung|Versandart|Liefermethode',
    delivery_date:
      'Datum|Lieferdatum|Liefertag|Lieferung am|Zustelldatum|Wunschdatum|Tag|Liefertermin|Zustelltermin',
    delivery_time:
      'Uhrzeit|Lieferzeit|Zeit|Zustellzeit|Wunschzeit|Lieferuhrzeit|Lieferung um|Zeitfenster|Stunde',
    collection_point:
      'Abholadresse|Abholort|Abholpunkt|Filiale|Abholung|Standort|Geschäft|Laden|Abholadresse Filiale|Markt',
    latitude: 'Breitengrad|Breite|geogr. Breite',
    longitude: 'Längengrad|Länge|geogr. Länge',
  },
  cs: {
    customer_name:
      'Zákazník|Jméno|Jméno a příjmení|Příjemce|Jméno zákazníka|Odběratel|Jméno příjemce|Příjmení a jméno|Kontaktní osoba',
    customer_phone: 'Telefon|Telefonní číslo|Tel.|Mobil|Tel. číslo|Kontakt|Číslo telefonu',
    dropoff_address:
      'Doručit na|Adresa|Adresa doručení|Doručovací adresa|Ulice|Ulice a číslo|Dodací adresa|Adresa dodání|Kam',
    unit: 'Číslo bytu|Byt|Patro|Č. bytu|Dveře|Podlaží',
    building: 'Budova|Dům|Název budovy|Objekt|Blok',
    notes: 'Poznámka pro kurýra|Poznámka|Poznámky|Komentář|Pokyny|Instrukce|Poznámka k doručení|Vzkaz',
    description: 'Obsah|Zboží|Produkt|Produkty|Položky|Popis|Objednávka|Položka|Obsah zásilky',
    amount:
      'Hodnota|Částka|Cena|Celkem|K úhradě|Celková cena|Dobírka částka|Cena celkem|Částka k úhradě|Suma|K zaplacení|Dobírka (Kč)',
    payment_method: 'Platba|Způsob platby|Způsob úhrady|Forma úhrady|Druh platby|Typ platby|Forma platby',
    delivery_type: 'Doručení|Způsob doručení|Typ doručení|Způsob dopravy|Doprava',
    delivery_date: 'Datum|Datum doručení|Den|Den doručení|Termín doručení|Termín|Datum dodání|Na kdy',
    delivery_time: 'Čas|Čas doručení|Hodina|Časové okno|V kolik|Čas dodání',
    collection_point: 'Místo odeslání|Místo vyzvednutí|Pobočka|Prodejna|Výdejní místo|Obchod',
    latitude: 'Zeměpisná šířka|Zem. šířka|Šířka',
    longitude: 'Zeměpisná délka|Zem. délka|Délka',
  },
  sk: {
    customer_name:
      'Zákazník|Meno|Meno a priezvisko|Príjemca|Meno zákazníka|Odberateľ|Meno príjemcu|Priezvisko a meno',
    customer_phone: 'Telefón|Telefónne číslo|Tel.|Mobil|Tel. číslo|Kontakt|Číslo telefónu',
    dropoff_address:
      'Doručiť na|Adresa|Adresa doručenia|Doručovacia adresa|Ulica|Ulica a číslo|Dodacia adresa|Adresa dodania|Kam',
    unit: 'Byt|Číslo bytu|Poschodie|Č. bytu|Dvere',
    building: 'Budova|Dom|Názov budovy|Objekt',
    notes: 'Poznámka pre kuriéra|Poznámka|Poznámky|Komentár|Pokyny|Inštrukcie|Odkaz',
    description: 'Obsah|Tovar|Produkt|Produkty|Položky|Popis|Objednávka',
    amount:
      'Hodnota|Suma|Cena|Spolu|Na úhradu|Celková cena|Celkom|Suma na úhradu|Dobierka suma|Cena spolu|K úhrade',
    payment_method: 'Platba|Spôsob platby|Spôsob úhrady|Forma úhrady|Typ platby|Druh platby',
    delivery_type: 'Doručenie|Spôsob doručenia|Typ doručenia|Spôsob dopravy|Doprava',
    delivery_date: 'Dátum|Dátum doručenia|Deň|Deň doručenia|Termín doručenia|Termín|Dátum dodania',
    delivery_time: 'Čas|Čas doručenia|Hodina|Časové okno|O koľkej|Čas dodania',
    collection_point: 'Miesto odoslania|Odberné miesto|Pobočka|Predajňa|Obchod|Výdajné miesto',
    latitude: 'Zem. šírka|Zemepisná šírka',
    longitude: 'Zem. dĺžka|Zemepisná dĺžka',
  },
  hu: {
    customer_name:
      'Vevő|Név|Vevő neve|Címzett|Ügyfél|Teljes név|Megrendelő|Címzett neve|Ügyfél neve|Vásárló|Vásárló neve',
    customer_phone: 'Telefon|Telefonszám|Tel.|Mobil|Mobilszám|Mobiltelefon|Elérhetőség|Tel.szám',
    dropoff_address:
      'Szállítási cím|Cím|Kiszállítási cím|Utca|Utca, házszám|Házhozszállítási cím|Címzett címe|Lakcím|Hová',
    unit: 'Ajtó|Emelet|Lakás|Emelet/ajtó|Emelet, ajtó|Lépcsőház',
    building: 'Épület|Ház|Épület neve|Társasház',
    notes:
      'Megjegyzés a futárnak|Megjegyzés|Megjegyzések|Jegyzet|Üzenet|Információ|Szállítási megjegyzés|Futárnak|Kérés',
    description: 'Tartalom|Termék|Termékek|Áru|Leírás|Rendelés|Tételek|Csomag tartalma|Megnevezés',
    amount:
      'Érték|Összeg|Végösszeg|Ár|Fizetendő|Fizetendő összeg|Utánvét összege|Rendelés értéke|Összesen|Beszedendő|Bruttó összeg',
    payment_method: 'Fizetés|Fizetési mód|Fizetés módja|Fizetési módszer|Fizetés típusa',
    delivery_type: 'Kézbesítés|Szállítás|Szállítási mód|Kiszállítás módja|Szállítás módja',
    delivery_date:
      'Dátum|Szállítás dátuma|Szállítási dátum|Kiszállítás napja|Nap|Kézbesítés dátuma|Kiszállítás dátuma|Szállítási nap|Mikor',
    delivery_time:
      'Időpont|Idő|Óra|Szállítási idő|Kiszállítás ideje|Idősáv|Kézbesítés ideje|Szállítás időpontja|Hány órára',
    collection_point: 'Felvételi hely|Átvételi pont|Üzlet|Bolt|Telephely|Fiók|Felvételi pont',
    latitude: 'Földrajzi szélesség|Szélesség|Szélességi fok',
    longitude: 'Földrajzi hosszúság|Hosszúság|Hosszúsági fok',
  },
  pl: {
    customer_name:
      'Klient|Imię i nazwisko|Odbiorca|Nazwa klienta|Nazwisko i imię|Nazwisko|Kupujący|Zamawiający|Dane odbiorcy|Nazwa odbiorcy|Adresat',
    customer_phone:
      'Telefon|Nr telefonu|Numer telefonu|Tel|Komórka|Telefon kontaktowy|Kontakt|Telefon odbiorcy|Nr tel.',
    dropoff_address:
      'Adres|Adres dostawy|Dostarcz do|Ulica|Ulica i numer|Adres odbiorcy|Adres doręczenia|Miejsce dostawy|Dokąd',
    unit: 'Lokal|Mieszkanie|Nr mieszkania|Piętro|Nr lokalu|Klatka|M.',
    building: 'Budynek|Nazwa budynku|Blok|Obiekt|Osiedle',
    notes:
      'Uwagi|Uwaga|Notatka|Notatki|Komentarz|Dodatkowe informacje|Uwagi dla kuriera|Wskazówki|Informacje dla kuriera|Uwagi do dostawy',
    description: 'Zawartość|Towar|Produkt|Produkty|Zamówienie|Opis|Artykuł|Artykuły|Co w paczce',
    amount:
      'Kwota|Wartość|Suma|Razem|Cena|Do zapłaty|Kwota do zapłaty|Wartość zamówienia|Kwota pobrania|Pobranie kwota|Należność|Łącznie|Kwota do pobrania',
    payment_method:
      'Płatność|Sposób płatności|Forma płatności|Metoda płatności|Rodzaj płatności|Zapłata|Forma zapłaty|Sposób zapłaty',
    delivery_type: 'Dostawa|Rodzaj dostawy|Sposób dostawy|Typ dostawy|Forma dostawy',
    delivery_date: 'Data|Data dostawy|Dzień|Dzień dostawy|Termin dostawy|Termin|Data doręczenia|Na kiedy',
    delivery_time: 'Godzina|Godzina dostawy|Godz.|Czas|Czas dostawy|Przedział godzinowy|Na godzinę|Pora',
    collection_point:
      'Miejsce nadania|Punkt odbioru|Oddział|Sklep|Filia|Miejsce odbioru|Lokal odbioru|Odbiór z',
    latitude: 'Szerokość geogr.|Szerokość geograficzna|Szer. geogr.',
    longitude: 'Długość geogr.|Długość geograficzna|Dł. geogr.',
  },
} as const satisfies LanguageHeadings;
