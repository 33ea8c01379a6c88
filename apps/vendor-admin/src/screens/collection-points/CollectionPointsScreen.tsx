import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes, useFlag, usePorts, useVendors } from '@courier/shell-api';
import { useNarrow, useScreenAddress } from '@courier/shell-api/hooks';
import { Button, EmptyState, SearchBox } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { isManagedElsewhere } from '../../model/parents';
import { matchingPoints } from '../../model/point-search';
import { CollectionPointDialog } from '../../panes/collection-point/CollectionPointDialog';
import { NAMESPACE } from '../../copy';
import { PointList } from './PointList';
import { PointsMap } from './PointsMap';
import styles from './screen.module.css';

/** What `outlet` says in the address for one that does not exist yet. */
const NEW = 'new';

/** All collection points of the account, listed and on the map; the address names the one whose dialog is open. */
export default function CollectionPointsScreen() {
  const t = useCopy(NAMESPACE);
  const { navigation } = usePorts();
  const { vendors, selected } = useVendors();
  const mayEdit = useFlag('edit-vendor-outlet');
  const isNarrow = useNarrow();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [shownId, setShownId] = useState<string | null>(null);
  const wanted = query.get('outlet');
  const points = vendors.filter(({ is_parent: isParent }) => !isParent);
  const found = matchingPoints(points, typed);
  const edited = points.find(({ vendor_id: id }) => id === wanted && mayEdit && !isManagedElsewhere(id));
  const open = (outlet: string) => setQuery({ outlet });
  const close = () => setQuery({}, { replace: true });
  const imports = routes.outletImport({ vendorId: selected?.vendor_id });
  const hasImport = useScreenAddress()(imports) !== null;
  const add = (
    <Button kind="primary" icon="plus" onClick={() => open(NEW)}>
      {t('title-add')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <section className={styles.pane} aria-labelledby="collection-points">
        <header className={styles.head}>
          <h1 id="collection-points" className={styles.title}>
            {t('title')}
          </h1>
          <span className={styles.actions}>
            {hasImport && (
              <Button icon="upload" onClick={() => navigation.go(imports)}>
                {t('import')}
              </Button>
            )}
            {points.length > 0 && add}
          </span>
        </header>
        {points.length === 0 ? (
          <EmptyState icon="outlet" title={t('none.title')} text={t('none.text')} action={add} />
        ) : (
          <>
            <div className={styles.search}>
              <SearchBox
                type="search"
                label={t('search.label')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            {found.length === 0 ? (
              <EmptyState
                icon="search"
                title={t('search.none', { text: typed })}
                action={<Button onClick={() => setTyped('')}>{t('search.all')}</Button>}
              />
            ) : (
              <PointList
                points={found}
                shownId={shownId}
                onShow={isNarrow ? null : setShownId}
                onEdit={mayEdit ? open : null}
              />
            )}
          </>
        )}
      </section>
      {!isNarrow && (
        <div className={styles.map}>
          <PointsMap points={found} shownId={shownId} />
        </div>
      )}
      {wanted === NEW && <CollectionPointDialog edited={null} close={close} />}
      {edited && <CollectionPointDialog key={edited.vendor_id} edited={edited} close={close} />}
    </div>
  );
}
