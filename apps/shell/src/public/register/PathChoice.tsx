import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';
import type { RegistrationState } from './use-registration';

const PATHS = {
  NPV: { icon: 'shop', text: 'register.path-business' },
  PV: { icon: 'ticket', text: 'register.path-code' },
} as const;

/** The country's default first. */
export function PathChoice({ registration: { details, setDetails } }: { registration: RegistrationState }) {
  const t = useCopy('public');
  const first = useReadable(usePublic().locale).country.registrationType;
  const types = first === 'PV' ? (['PV', 'NPV'] as const) : (['NPV', 'PV'] as const);
  return (
    <fieldset className="pd-paths">
      <legend>{t('register.how')}</legend>
      {types.map((type) => (
        <label key={type} className="pd-path">
          <input
            type="radio"
            name="registration-type"
            value={type}
            checked={details.type === type}
            onChange={() => setDetails({ type })}
          />
          <Icon name={PATHS[type].icon} size={20} />
          <span>{t(PATHS[type].text)}</span>
        </label>
      ))}
    </fieldset>
  );
}
