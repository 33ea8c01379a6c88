import { AlertChoices } from '../panes/alerts/AlertChoices';

export default function AlertSettings() {
  return <AlertChoices />;
}
