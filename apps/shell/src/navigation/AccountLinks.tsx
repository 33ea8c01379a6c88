import { Icon, Kbd, type IconName } from '@courier/ui-kit/core';
import { legalLinks } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { routePatterns, routes, useLocaleState } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { useShell } from '../shell-context/shell-context';
import { useHelp } from '../help-centre/use-help';
import styles from './account.module.css';

export function AccountLinks({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { ui, ports } = useShell();
  const { country } = useLocaleState();
  const isNarrow = useNarrow();
  const help = useHelp();
  const show = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <>
      <button
        type="button"
        className={styles['item']}
        onClick={show(() => ports.navigation.go(routes.settings()))}
      >
        <Icon name="filter" size={18} />
        <span>{t('settings.title')}</span>
      </button>
      {help.isOffered && (
        <button type="button" className={styles['item']} onClick={show(help.open)}>
          <Icon name="question" size={18} />
          <span>{t('help.title')}</span>
        </button>
      )}
      <Away icon="note" href={routePatterns.faq} text={t('account.faq')} />
      <Away icon="receipt" href={routePatterns.terms} text={t('account.terms')} />
      {legalLinks(country).map(({ page, href }) => (
        <Away key={page} icon="note" href={href} text={common(`legal.${page}`)} />
      ))}
      {country.becomePartnerUrl !== null && (
        <Away icon="shop" href={country.becomePartnerUrl} text={t('account.partner')} />
      )}
      {country.surveyUrl !== null && <Away icon="chat" href={country.surveyUrl} text={t('account.survey')} />}
      <button
        type="button"
        className={styles['item']}
        onClick={show(() => ui.setState({ overlay: 'notices' }))}
      >
        <Icon name="history" size={18} />
        <span>{t('notices.title')}</span>
      </button>
      {!isNarrow && (
        <button
          type="button"
          className={styles['item']}
          aria-keyshortcuts="?"
          onClick={show(() => ui.setState({ overlay: 'shortcuts' }))}
        >
          <Icon name="keyboard" size={18} />
          <span>{t('shortcuts.title')}</span>
          <Kbd>?</Kbd>
        </button>
      )}
    </>
  );
}

/** Opens in a new tab, so that unsaved work in the workspace is kept. */
function Away({ icon, href, text }: { icon: IconName; href: string; text: string }) {
  const common = useCopy('common');
  return (
    <a className={styles['item']} href={href} target="_blank" rel="noopener">
      <Icon name={icon} size={18} />
      <span>
        {text}
        <span className="sr-only"> ({common('opens-new-tab')})</span>
      </span>
      <Icon name="arrow-end" size={18} />
    </a>
  );
}
