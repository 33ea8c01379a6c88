import { useCopy } from '@courier/i18n';
import { PublicFrame } from './PublicFrame';
import { usePublic } from './public-context';

/** Shown when the files of a page could not be loaded. */
export function BrokenPage() {
  const errors = useCopy('errors');
  const common = useCopy('common');
  const { services } = usePublic();
  return (
    <PublicFrame>
      <main className="pd-message">
        <h1>{common('error.panel-title')}</h1>
        <p>{errors('network')}</p>
        <button type="button" className="pd-button pd-primary" onClick={() => services.page.reload()}>
          {common('action.try-again')}
        </button>
      </main>
    </PublicFrame>
  );
}
