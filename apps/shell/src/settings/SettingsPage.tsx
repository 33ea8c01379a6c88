import { useCopy } from '@courier/i18n';
import { useSession } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { useShell } from '../ground/shell-context';
import { Guarded } from '../remotes/Guarded';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { AccountSection } from './AccountSection';
import { AppearanceSection } from './AppearanceSection';
import { PointsSection } from './PointsSection';
import { useCollectionPoints } from './use-collection-points';
import styles from './settings.module.css';
import { useSectionInView } from './use-section-in-view';
import { useSettingSections } from './use-setting-sections';

const ACCESS = { access: 'protected', modes: ['CLASSIC', 'GODROID', 'GUEST'] } as const;

export function SettingsPage() {
  const t = useCopy('shell');
  const title = t('settings.title');
  return (
    <Guarded route={{ ...ACCESS, modes: [...ACCESS.modes] }} title={title}>
      <Settings title={title} />
    </Guarded>
  );
}

function Settings({ title }: { title: string }) {
  const t = useCopy('shell');
  const { composition } = useShell();
  const { mode } = useSession();
  const points = useCollectionPoints();
  const hasAccount = mode === 'CLASSIC';
  const hasAlerts = composition.fillersOf('settings-alerts').length > 0;
  const sections = useSettingSections();
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
