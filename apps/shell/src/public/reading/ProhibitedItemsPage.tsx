import { countryFaq } from '@courier/config';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { languageTag, useCopy } from '@courier/i18n';
import { formatMoney } from '@courier/i18n/format';
import { routePatterns, useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';
import { ReadingPage } from './ReadingPage';
import { useOperatorLimits } from './use-operator-limits';

const KINDS: readonly (readonly [
  kind:
    | 'dangerous'
    | 'weapons'
    | 'drugs'
    | 'money'
    | 'papers'
    | 'animals'
    | 'remains'
    | 'illegal'
    | 'fragile',
  icon: IconName,
])[] = [
  ['dangerous', 'bolt'],
  ['weapons', 'ban'],
  ['drugs', 'plus'],
  ['money', 'cash'],
  ['papers', 'note'],
  ['animals', 'sparkle'],
  ['remains', 'hourglass'],
  ['illegal', 'lock'],
  ['fragile', 'warning'],
];

const KILOGRAMS = { style: 'unit', unit: 'kilogram', unitDisplay: 'short' } as const;

export default function ProhibitedItemsPage() {
  const t = useCopy('public');
  const { flags, locale: localePort } = usePublic();
  const { country, locale } = useReadable(localePort);
  const { itemValue, prohibited } = useOperatorLimits();
  const cap = itemValue ?? country.itemValueCap;
  const weight = countryFaq(country.country).maxWeightKg;
  return (
    <ReadingPage
      pageTitle={t('prohibited.page-title')}
      title={t('prohibited.title')}
      lead={t('prohibited.lead')}
    >
      <dl className="pd-limits">
        {cap > 0 && (
          <div>
            <dt>{t('prohibited.cap-label')}</dt>
            <dd>
              <bdi className="pd-figure" dir="ltr">
                {formatMoney(cap, country, { grouped: true, locale })}
              </bdi>
              <span>{t('prohibited.cap-text')}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('prohibited.size-label')}</dt>
          <dd>
            {weight !== undefined && (
              <bdi className="pd-figure">
                {new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, KILOGRAMS).format(weight)}
              </bdi>
            )}
            <span>
              {weight === undefined ? t('prohibited.size-text-bag') : t('prohibited.size-text', { weight })}
            </span>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="never">
        <h2 id="never">{t('prohibited.list')}</h2>
        <ul className="pd-never">
          {KINDS.map(([kind, icon]) => (
            <li key={kind}>
              <span className="pd-never-icon">
                <Icon name={icon} size={20} />
              </span>
              <span>
                <b>{t(`prohibited.${kind}`)}</b>
                {t(`prohibited.${kind}-text`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {prohibited.length > 0 && (
        <section aria-labelledby="operator-list">
          <h2 id="operator-list">{t('prohibited.operator-list')}</h2>
          <ul>
            {prohibited.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <aside className="pd-still">
        <b>{t('prohibited.who-title')}</b>
        <span>{t('prohibited.who-text')}</span>
        <span>{t('prohibited.question')}</span>
        {flags['guest_checkout'] === true && (
          <a className="pd-button" href={routePatterns.guest}>
            {t('prohibited.send')}
          </a>
        )}
      </aside>
    </ReadingPage>
  );
}
