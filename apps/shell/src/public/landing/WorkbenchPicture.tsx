import { Icon } from '@courier/ui-kit/plain';
import { useCopy } from '@courier/i18n';
import './workbench-picture.css';

/** With the column name in the sheet. */
const HEADS = [
  ['number', null],
  ['customer', 'customer_name'],
  ['phone', 'customer_phone'],
  ['address', 'dropoff_address'],
  ['found', null],
] as const;
const ROWS = [
  { row: 1, phone: '0912345678', isWrong: false },
  { row: 2, phone: 'Tel. 0912345679', isWrong: true },
  { row: 3, phone: '0912345680', isWrong: false },
] as const;
const MENDED_PHONE = '0912345679';
/** The text beside the picture mentions five hundred orders. */
const [ALL, GOOD] = [500, 498];

/** Decoration: the workbench for bulk orders as markup, so that it follows language, brand and theme. */
export function WorkbenchPicture() {
  const t = useCopy('public');
  return (
    <div className="pd-bench" aria-hidden="true">
      <p className="pd-bench-bar">
        <span data-on>
          {t('landing.bench-all')} <b>{ALL}</b>
        </span>
        <span>
          {t('landing.bench-wrong')} <b data-wrong>{ALL - GOOD}</b>
        </span>
      </p>
      <table>
        <thead>
          <tr>
            {HEADS.map(([head, own]) => (
              <th key={head}>
                {t(`landing.bench-${head}`)}
                {own !== null && (
                  <small>
                    <Icon name="check" size={12} /> <bdi dir="ltr">{own}</bdi>
                  </small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ row, phone, isWrong }) => (
            <tr key={row}>
              <td>
                {row + 1}
                <Icon name={isWrong ? 'warning' : 'check'} size={14} />
              </td>
              <td>{t(`landing.sheet-name-${row}`)}</td>
              <td data-wrong={isWrong || undefined}>
                <bdi dir="ltr">{phone}</bdi>
              </td>
              <td>{t(`landing.sheet-address-${row}`)}</td>
              <td>
                <i>{t('landing.bench-exact')}</i>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pd-bench-note">
        <Icon name="warning" size={18} />
        <b>{t('landing.bench-rule')}</b>
        <span>
          {t('landing.bench-use')} <bdi dir="ltr">“{MENDED_PHONE}”</bdi> <kbd>Enter</kbd>
        </span>
      </p>
      <p className="pd-bench-foot">
        <span>
          {t('landing.bench-good')}
          <b>
            {GOOD} <small>{t('landing.bench-of')}</small>
          </b>
        </span>
        <span className="pd-bench-go">{t('landing.bench-check')}</span>
      </p>
    </div>
  );
}
