import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import type { Stop } from '../model/stage';
import styles from './rider.module.css';
import { useRiderApp } from './use-rider-app';

interface PhotoButtonProps {
  stop: Stop;
  proof: 'pickup' | 'delivery' | 'return';
  label: string;
}

/** Opens the camera of the phone and keeps the photo until it is sent. */
export function PhotoButton({ stop, proof, label }: PhotoButtonProps) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const isTaken = stop.photos.includes(proof);
  return (
    <div className={styles['spread']}>
      <div>
        <b>{label}</b>
        {isTaken && (
          <div className={styles['done']}>
            <Icon name="check" size={18} />
            {t('door.taken')}
          </div>
        )}
      </div>
      <label className={styles['photo']}>
        {t(isTaken ? 'door.again' : 'door.take')}
        <input
          className={styles['file']}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={`${label}: ${t(isTaken ? 'door.again' : 'door.take')}`}
          onChange={({ currentTarget }) => {
            const photo = currentTarget.files?.[0];
            if (photo) void app.addPhoto(stop, proof, photo);
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}
