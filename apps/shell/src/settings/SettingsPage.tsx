import { useCopy } from '@courier/i18n';
import { useSession } from '@courier/shell-api';
import { Icon, type IconSource } from '@courier/ui-kit/core';
import { useShell } from '../ground/shell-context';
import { Guarded } from '../remotes/Guarded';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { AccountSection } from './AccountSection';
import { AppearanceSection } from './AppearanceSection';
import { PointsSection } from './PointsSection';
import { useCollectionPoints } from './use-collection-points';
import { SUN } from './device-icons';
import styles from './settings.module.css';
import { useSectionInView } from './use-section-in-view';

const ACCESS = { access: 'protected', modes: ['CLASSIC', 'GODROID', 'GUEST'] } as const;

/** The settings of the account and of this browser, with the sections that remotes add. */
export function SettingsPage() {
  const t = useCopy('shell');
  const title = t('settings.title');
  return (
    <Guarded route={{ ...ACCESS, modes: [...ACCESS.modes] }} title={title}>
      <Settings title={title} />
    </Guarded>
  );
}

interface Section {
  id: string;
  icon: IconSource;
  label: string;
}

function Settings({ title }: { title: string }) {
  const t = useCopy('shell');
  const { composition } = useShell();
  const { mode } = useSession();
  const points = useCollectionPoints();
  const hasAccount = mode === 'CLASSIC';
  const hasAlerts = composition.fillersOf('settings-alerts').length > 0;
  const sections: Section[] = [
    ...(hasAccount ? [{ id: 'account', icon: 'user' as const, label: t('settings.account') }] : []),
    { id: 'look', icon: SUN, label: t('settings.look') },
    ...(hasAlerts ? [{ id: 'alerts', icon: 'bell' as const, label: t('settings.alerts') }] : []),
    ...(points === null ? [] : [{ id: 'points', icon: 'pin' as const, label: t('settings.points') }]),
  ];
  const { current, select } = useSectionInView(sections.map(({ id }) => id));
  return (
    <div className={styles['page']}>
      <nav className={styles['sections']} aria-label={title}>
        <h1>{title}</h1>
        {sections.map(({ id, icon, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className={id === current ? styles['on'] : undefined}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              select(id);
            }}
          >
            <Icon name={icon} size={18} />
            {label}
          </a>
        ))}
      </nav>
      <div className={styles['columns']}>
        <div>
          {hasAccount && <AccountSection />}
          <AppearanceSection />
          {points !== null && <PointsSection points={points} />}
        </div>
        <div>
          {hasAlerts && (
            <section id="alerts" className={styles['section']} aria-labelledby="alerts-title" tabIndex={-1}>
              <h2 id="alerts-title">{t('settings.alerts')}</h2>
              <RemoteSlot name="settings-alerts" props={{}} atOnce />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
