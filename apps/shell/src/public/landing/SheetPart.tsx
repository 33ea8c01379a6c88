import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { WorkbenchPicture } from './WorkbenchPicture';

const POINTS = [1, 2, 3] as const;

export function SheetPart() {
  const t = useCopy('public');
  return (
    <div className="pd-sheet">
      <WorkbenchPicture />
      <div>
        <h3>{t('landing.sheet-title')}</h3>
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
    </div>
  );
}
