import { useCopy } from '@courier/i18n';
import { MessagePage } from './MessagePage';

export default function NotFoundPage() {
  const t = useCopy('shell');
  return (
    <MessagePage
      pageTitle={t('title.not-found')}
      icon="question"
      tone="wait"
      title={t('not-found.title')}
      text={t('not-found.text')}
    />
  );
}
