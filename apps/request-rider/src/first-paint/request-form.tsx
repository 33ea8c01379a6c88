import { buildVendor } from '@courier/api-client/testing';
import { drawFirstPaint, Widths, type FirstPaintShell } from '@courier/shell-api/first-paint';
import { createRequest } from '../flow/create-request';
import { DesktopForm } from '../screens/request-form/desktop/DesktopForm';
import { PhoneForm } from '../screens/request-form/phone/PhoneForm';
import { RequestScopeProvider } from '../screens/request-form/request/request-scope';

/** Keeps the height of a text line. */
const NO_WORDS = '\u00a0';

const vendor = buildVendor({ name: NO_WORDS, location: { address_text: NO_WORDS } });

const later = () => undefined;
const TOOLS = { again: later, paste: later };

function drawForm({ ports, queryClient: cache }: FirstPaintShell) {
  const request = createRequest({ ports, cache, vendor, order: null });
  return (
    <RequestScopeProvider request={request} vendor={vendor}>
      <Widths
        wide={<DesktopForm tools={TOOLS} banner={null} onPlace={later} />}
        narrow={
          <PhoneForm
            step="where"
            tools={TOOLS}
            banner={null}
            go={later}
            onContinue={later}
            onReview={later}
            onPlace={later}
          />
        }
      />
    </RequestScopeProvider>
  );
}

export const requestForm = () =>
  drawFirstPaint({ vendor, draw: drawForm, neutral: 'data-map-soon', wordless: 'data-country-fields' });
