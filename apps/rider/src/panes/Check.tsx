import styles from './rider.module.css';

interface CheckProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label className={styles['check']}>
    <input
      className={styles['box']}
      type="checkbox"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
