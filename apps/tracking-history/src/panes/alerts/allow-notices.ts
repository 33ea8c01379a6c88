import { alertStorage } from '../../api/alert-storage';
import { askForNotices, type NoticePermission } from '../../api/browser-notices';
import { changeAlertSettings } from '../../model/alert-settings';

/** Asks for notifications; whatever the answer is, nobody is asked unbidden again. */
export async function allowNotices(): Promise<NoticePermission> {
  const answer = await askForNotices();
  changeAlertSettings(alertStorage, { isAnswered: true });
  return answer;
}
