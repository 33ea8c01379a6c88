import { useState } from 'react';
import { guestsContract, isApiError } from '@courier/api-client';
import { routePatterns, routes } from '@courier/shell-api';
import { StorageBlockedError } from '../../session/sign-in';
import { useAttempt } from '../forms/use-attempt';
import { usePublic } from '../public-context';
import { signInSaying } from '../sign-in/sign-in-problem';

/** The secret of a mailed link, or null. It is in the fragment, which browsers do not send to a server. */
export const mailedToken = (): string | null =>
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.hash.slice(1)).get('order');

export function useMailedOrder(token: string) {
  const { page, session, connect, offer } = usePublic().services;
  const { isBusy, problems, attempt } = useAttempt<never>();
  const [isOpening, setOpening] = useState(false);

  async function enter(): Promise<void> {
    const { result } = await connect({ guests: guestsContract }).guests.open({ body: { token } });
    const { vendor_id, name, email, phone_number } = result;
    const { guest } = session.getState();
    // The browser that placed the order keeps its session, which has more rights than the link.
    const isOwnBrowser = guest?.vendor_id === vendor_id && guest.orderId === undefined;
    // The session of this link cannot read other orders.
    if (!isOwnBrowser && guest?.orderId !== result.order_id) session.clear();
    if (!session.chooseGuest()) throw new StorageBlockedError('The browser does not keep the guest');
    if (!isOwnBrowser) {
      session.storeGuestLogin({
        vendor_id,
        token: result.token,
        name,
        ...(email === '' ? {} : { email }),
        phoneNumber: phone_number,
        orderId: result.order_id,
      });
    }
    session.addGuestOrder(result.order_id);
    setOpening(true);
    const order = { orderId: result.order_id };
    const customer = routes.publicTracking({ ...order, key: result.customer_key });
    const screens = [routes.orderTracking(order), customer];
    const found = screens.find((to) => offer.findAddress(to, 'GUEST') !== null);
    page.assign(found ?? offer.guest ?? routePatterns.landing);
  }

  const open = () =>
    attempt({
      check: () => ({}),
      run: enter,
      describeError: (error) => {
        if (error instanceof StorageBlockedError) return signInSaying(error);
        return isApiError(error) && (error.status === 404 || error.status === 400)
          ? ({ t }) => t('guest.mailed-over')
          : undefined;
      },
    });
  return {
    open,
    problem: (problems as { form?: (typeof problems)['form'] }).form,
    isBusy: isBusy || isOpening,
  };
}
