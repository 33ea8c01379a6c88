import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { WorkbenchPicture } from './WorkbenchPicture';

const POINTS = [1, 2, 3] as const;

/** What a sheet of orders goes through. */
export function SheetSection() {
  const t = useCopy('public');
  return (
    <section id="sheet" className="pd-sheet" aria-labelledby="sheet-title">
      <WorkbenchPicture />
      <div>
        <h2 id="sheet-title">{t('landing.sheet-title')}</h2>
        <p className="pd-lead">{t('landing.sheet-text')}</p>
        <ul className="pd-points">
          {POINTS.map((point) => (
            <li key={point}>
              <Icon name="check" size={20} />
              {t(`landing.sheet-point-${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
