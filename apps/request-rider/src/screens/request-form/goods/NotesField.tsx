import { Field, TextArea, TextInput } from '@courier/ui-kit/input';
import { Icon } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useField } from '../field/use-field';
import { useBagWords } from './use-bag-words';
import styles from '../field/fields.module.css';

export function NotesField({ compact = false }: { compact?: boolean }) {
  const t = useCopy(NAMESPACE);
  const words = useBagWords();
  const notes = useField('riderNotes', 'notes');
  const bag = (
    <span className={styles.bag}>
      <Icon name="box" size={15} />
      {words}
    </span>
  );
  return (
    <div {...notes.place}>
      <Field
        label={t('form.notes')}
        optional
        error={notes.error}
        isErrorQuiet={notes.isErrorQuiet}
        {...(compact ? {} : { end: bag })}
      >
        {compact ? (
          <TextArea value={notes.value} onValueChange={notes.change} rows={2} />
        ) : (
          <TextInput icon="note" value={notes.value} onValueChange={notes.change} autoComplete="off" />
        )}
      </Field>
    </div>
  );
}
