import { Suspense, useState } from 'react';
import type { Order } from '@courier/api-client';
import { useLocaleState } from '@courier/shell-api';
import { languageName, languageTag, uiLanguageOf, type UiLanguage } from '@courier/i18n';
import { Button, Dialog, Skeleton } from '@courier/ui-kit/core';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import { MessengerLinks } from './MessengerLinks';
import { QR_PIXELS, QrCode } from './QrCode';
import { useCustomerMessage } from './use-customer-message';
import { useSending } from './use-sending';
import styles from './Share.module.css';

interface ShareDialogProps {
  order: Order;
  /** The tracking page. */
  link: string;
  onClose(): void;
}

export function ShareDialog({ order, link, onClose }: ShareDialogProps) {
  const { t } = useWording();
  const { country } = useLocaleState();
  const languages = [...new Set(country.supportedLanguages.map(uiLanguageOf))];
  // The default is the country's language, independent of the shop's language.
  const [language, setLanguage] = useState<UiLanguage>(languages.find((one) => one !== 'en') ?? 'en');
  const message = useCustomerMessage(order, link, language);
  const { copy, send } = useSending();
  return (
    <Dialog
      open
      title={t('share.title', { name: order.customer.name })}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button icon="link" onClick={() => void copy(link, t('action.copied'))}>
            {t('share.copyLink')}
          </Button>
          {send ? (
            <Button kind="primary" icon="upload" onClick={() => void send(message)}>
              {t('share.send')}
            </Button>
          ) : (
            <Button kind="primary" icon="paste" onClick={() => void copy(message, t('share.messageCopied'))}>
              {t('share.copyMessage')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          {languages.length > 1 && (
            <Segmented
              label={t('share.language')}
              value={language}
              options={languages.map((one) => ({ value: one, label: languageName(one) }))}
              onValueChange={setLanguage}
            />
          )}
          <blockquote
            className={styles.message}
            aria-label={t('share.message')}
            lang={languageTag(language)}
            dir="auto"
          >
            {message}
          </blockquote>
          <MessengerLinks phone={order.customer.phone_number} message={message} />
        </div>
        <Suspense fallback={<Skeleton height={QR_PIXELS} width={`${QR_PIXELS}px`} />}>
          <QrCode text={link} label={t('share.qr', { name: order.customer.name })} hint={t('share.qrHint')} />
        </Suspense>
      </div>
    </Dialog>
  );
}
