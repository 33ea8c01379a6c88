import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/core';
import { Guarded } from '../remotes/Guarded';
import { RemoteSlot } from '../remotes/RemoteSlot';
import { AccountSection } from './AccountSection';
import { AppearanceSection } from './AppearanceSection';
import { PointsSection } from './PointsSection';
import { useCollectionPoints } from './use-collection-points';
import styles from './settings.module.css';
import { useSectionInView } from './use-section-in-view';
import { useSettingSections, type SettingSection } from './use-setting-sections';

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
  const points = useCollectionPoints();
  const sections = useSettingSections();
  const hasSection = (id: SettingSection['id']) => sections.some((section) => section.id === id);
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
          {hasSection('account') && <AccountSection />}
          <AppearanceSection />
          {points !== null && <PointsSection points={points} />}
        </div>
        <div>
          {hasSection('alerts') && <RemoteSection id="alerts" title={t('settings.alerts')} />}
          {hasSection('payment') && <RemoteSection id="payment" title={t('settings.payment')} />}
        </div>
      </div>
    </div>
  );
}

/** A section that a remote fills. */
function RemoteSection({ id, title }: { id: 'alerts' | 'payment'; title: string }) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      <RemoteSlot name={`settings-${id}`} props={{}} atOnce />
    </section>
  );
}
