import { useState, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { Checkbox } from '../input/Checkbox';
import { Switch } from '../input/Switch';
import { Popover } from '../overlay/Popover';
import { PlainButton } from '../plain-controls/PlainButton';
import { withColumn, type TableView } from './table-view';
import styles from './table-view.module.css';

export interface TableViewMenuProps {
  columns: readonly { key: string; title: ReactNode; fixed?: boolean }[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** A button with a panel for hiding columns and setting the row height. */
export function TableViewMenu({ columns, view, onViewChange }: TableViewMenuProps) {
  const t = useCopy('common');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('table.view')}
      align="end"
      className={styles.panel}
      trigger={(attributes) => (
        <PlainButton {...attributes} kind="secondary" size="s" icon="table">
          {t('table.view')}
        </PlainButton>
      )}
    >
      <fieldset className={styles.columns}>
        <legend className={styles.legend}>{t('table.columns')}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.title}
            checked={column.fixed || !view.hidden.includes(column.key)}
            disabled={column.fixed ?? false}
            onCheckedChange={(shown) => onViewChange(withColumn(view, column.key, shown))}
          />
        ))}
      </fieldset>
      <div className={styles.density}>
        <Switch
          label={t('table.comfortable')}
          checked={view.density === 'comfortable'}
          onCheckedChange={(on) => onViewChange({ ...view, density: on ? 'comfortable' : 'compact' })}
        />
      </div>
    </Popover>
  );
}
