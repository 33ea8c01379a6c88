import type { StorageArea } from '@courier/shell-api';
import { requestNotices, type NoticePermission } from '../../api/browser-notices';
import { changeAlertSettings } from '../../model/board/alert-settings';

/** Requests the permission; after any answer, the app does not ask again by itself. */
export async function allowNotices(storage: StorageArea): Promise<NoticePermission> {
  const answer = await requestNotices();
  changeAlertSettings(storage, { isAnswered: true });
  return answer;
}
