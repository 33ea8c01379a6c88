import { alertStorage } from '../../api/alert-storage';
import { askForNotices, type NoticePermission } from '../../api/browser-notices';
import { changeAlertSettings } from '../../model/alert-settings';

/** Requests the permission; after any answer, the app does not ask again by itself. */
export async function allowNotices(): Promise<NoticePermission> {
  const answer = await askForNotices();
  changeAlertSettings(alertStorage, { isAnswered: true });
  return answer;
}
