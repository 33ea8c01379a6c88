import { exportsContract } from '@courier/api-client';
import { LANGUAGE_PARAMETER } from '@courier/config';
import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import { useCopies } from '../forms/saying';
import { useAttempt } from '../forms/use-attempt';
import { usePublic } from '../public-context';
import { saveFile } from '@courier/config/document';

export function TermsDownload() {
  const t = useCopy('public');
  const copies = useCopies();
  const { services, locale: port } = usePublic();
  const { connect } = services;
  const { isBusy, problems, attempt } = useAttempt<never>();

  const download = () =>
    attempt({
      check: () => ({}),
      async run() {
        const { locale } = port.get();
        const query = { [LANGUAGE_PARAMETER]: locale };
        saveFile(
          await connect({ exports: exportsContract }).exports.terms({ query }),
          'terms-and-conditions.txt',
        );
      },
      describeError:
        () =>
        ({ errors }) =>
          errors('download.terms-failed'),
    });

  return (
    <div className="pd-download">
      <button
        type="button"
        className="pd-button"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void download()}
      >
        <Icon name="download" size={18} />
        {t(isBusy ? 'terms.download-busy' : 'terms.download')}
      </button>
      <p className="pd-help" role="alert">
        {problems.form?.(copies)}
      </p>
    </div>
  );
}
