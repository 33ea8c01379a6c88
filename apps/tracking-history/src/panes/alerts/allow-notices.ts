import type { StorageArea } from '@courier/shell-api';
import { askForNotices, type NoticePermission } from '../../api/browser-notices';
import { changeAlertSettings } from '../../model/board/alert-settings';

/** Requests the permission; after any answer, the app does not ask again by itself. */
export async function allowNotices(storage: StorageArea): Promise<NoticePermission> {
  const answer = await askForNotices();
  changeAlertSettings(storage, { isAnswered: true });
  return answer;
}
