import { useCopy } from '@courier/i18n';
import { useOpenWorkspace } from '../use-open-workspace';
import { MessagePage } from './MessagePage';

export default function NotFoundPage() {
  const t = useCopy('shell');
  const workspace = useOpenWorkspace();
  return (
    <MessagePage
      pageTitle={t('title.not-found')}
      icon="question"
      tone="wait"
      title={t('not-found.title')}
      text={t('not-found.text')}
      action={
        workspace !== null && (
          <a className="pd-button pd-primary" href={workspace}>
            {t('page.open-workspace')}
          </a>
        )
      }
    />
  );
}
