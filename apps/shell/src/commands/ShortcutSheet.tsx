import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { useCurrentRoute } from '../shell-context/use-current-route';
import { useRouteTitle } from '../shell-context/use-route-title';
import type { PlacedRoute } from '../registry/composition';
import styles from './commands.module.css';
import { useCommands } from './use-commands';

interface Row {
  keys: readonly string[];
  label: string;
}

/** Shortcuts of the open screen come first among those of the screens. */
export function ShortcutSheet({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const { t: translate } = useTranslation();
  const { composition } = useShell();
  const { mode } = useSession();
  const findTitle = useRouteTitle();
  const current = useCurrentRoute();
  const commands = useCommands();

  const general: Row[] = [
    { keys: ['Ctrl', 'K'], label: t('commands.title') },
    { keys: ['/'], label: t('shortcuts.search') },
    ...commands.flatMap(({ key, label }) =>
      key === undefined ? [] : [{ keys: [key.toUpperCase()], label }],
    ),
    ...(mode === 'GUEST' ? [] : [{ keys: ['B'], label: t('branch.choose') }]),
    { keys: ['?'], label: t('shortcuts.title') },
    { keys: ['Esc'], label: t('shortcuts.close') },
  ];
  const isOpenScreen = ({ entry, route }: PlacedRoute) =>
    entry.name === current?.entry.name && route.id === current.route.id;
  const screens = new Map<string, { title: string; rows: Row[] }>();
  for (const placed of [...composition.shortcuts].sort(
    (a, b) => Number(isOpenScreen(b)) - Number(isOpenScreen(a)),
  )) {
    const { entry, route, shortcut } = placed;
    const id = `${entry.name}/${route.id}`;
    const screen = screens.get(id) ?? { title: findTitle(placed), rows: [] };
    const label = String(translate(shortcut.labelKey, { ns: entry.manifest.i18nNamespace }));
    screen.rows.push({ keys: shortcut.keys, label });
    screens.set(id, screen);
  }

  return (
    <Dialog open title={t('shortcuts.title')} onClose={close} width={560} text>
      <Keys title={t('shortcuts.everywhere')} rows={general} />
      {[...screens].map(([id, { title, rows }]) => (
        <Keys key={id} title={title} rows={rows} />
      ))}
    </Dialog>
  );
}

function Keys({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className={styles['keys']}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
