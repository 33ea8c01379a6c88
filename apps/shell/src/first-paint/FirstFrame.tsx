import { createElement, type ReactNode } from 'react';
import { writePlaceholder } from '@courier/config/first-paint';
import { Widths } from '@courier/shell-api/first-paint';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { BrandMark, IconButton, RemoteBounds } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import frame from '../app/frame.module.css';
import account from '../navigation/account.module.css';
import branch from '../navigation/branch.module.css';
import mobile from '../navigation/mobile.module.css';
import bar from '../navigation/top-bar.module.css';

/** Keeps the height of a text line. */
const NO_WORDS = '\u00a0';

/** A placeholder that the server replaces by menu entries or the screen. */
const Place = ({ of, children }: { of: 'screen' | 'menu' | 'here' | 'there'; children?: ReactNode }) =>
  createElement(`first-${of}`, null, children);

/**
 * The prerendered frame. Vendor and account are unknown at build time, so they are placeholders of the final
 * size.
 */
export function FirstFrame() {
  return (
    <div className={frame['frame']}>
      <Widths wide={<FirstTopBar />} narrow={<FirstMobileHeader />} />
      <main className={frame['content']}>
        <RemoteBounds name="screen">
          <Place of="screen" />
        </RemoteBounds>
      </main>
    </div>
  );
}

function FirstTopBar() {
  const t = useCopy('shell');
  const { brand } = useLocaleState();
  const hasHelp = useFlag('helpcenter');
  return (
    <header className={bar['bar']}>
      <span className={bar['home']}>
        <BrandMark brand={brand.id} size={28} />
        <span aria-hidden="true">{writePlaceholder(['brand', 'platform'])}</span>
      </span>
      <span className={branch['waiting']} />
      <nav className={bar['tabs']} aria-label={t('nav.main')}>
        <Place of="menu">
          <Place of="here">
            <span className={`${bar['tab']} ${bar['on']}`}>{writePlaceholder(['entry', 'label'])}</span>
          </Place>
          <Place of="there">
            <span className={bar['tab']}>{writePlaceholder(['entry', 'label'])}</span>
          </Place>
        </Place>
      </nav>
      <span className={bar['end']}>
        <IconButton icon="keyboard" label={t('commands.open')} data-press="keys" />
        {hasHelp && <span className={bar['help']} />}
        <span className={account['avatar']} />
      </span>
    </header>
  );
}

function FirstMobileHeader() {
  const t = useCopy('shell');
  return (
    <header className={mobile['bar']}>
      <IconButton icon="menu" label={t('nav.menu')} data-press="menu" />
      <span className={mobile['vendor']}>
        <span className={mobile['name']}>{NO_WORDS}</span>
        <bdi className={mobile['id']}>{NO_WORDS}</bdi>
      </span>
      <span className={account['avatar']} />
    </header>
  );
}
