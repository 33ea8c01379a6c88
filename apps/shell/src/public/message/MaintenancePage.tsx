import { useCopy } from '@courier/i18n';
import { usePublic } from '../public-context';
import { MessagePage } from './MessagePage';

/** If both flags are on, unplanned maintenance has priority. */
export default function MaintenancePage() {
  const t = useCopy('shell');
  const errors = useCopy('errors');
  const { flags, services } = usePublic();
  const pageTitle = t('title.maintenance');
  const kind = flags['unplanned_maintenance'] ? 'unplanned' : flags['planned_maintenance'] ? 'planned' : null;
  if (kind === null)
    return (
      <MessagePage
        pageTitle={pageTitle}
        icon="check"
        title={t('maintenance.none-title')}
        text={t('maintenance.none-text')}
      />
    );
  return (
    <MessagePage
      pageTitle={pageTitle}
      icon={kind === 'planned' ? 'hourglass' : 'warning'}
      tone={kind === 'planned' ? 'primary' : 'late'}
      title={t(`maintenance.${kind}-title`)}
      text={errors(`maintenance.${kind}`)}
      action={
        <button type="button" className="pd-button pd-primary" onClick={() => services.page.reload()}>
          {t('maintenance.check-again')}
        </button>
      }
    />
  );
}
