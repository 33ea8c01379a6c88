import { AlertChoices } from '../panes/alerts/AlertChoices';

/** The choices of alerts on the settings page. */
export default function AlertSettings() {
  return <AlertChoices />;
}
