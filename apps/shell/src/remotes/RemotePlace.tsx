import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import type { RegistryEntry, SlotName } from '@courier/config/registry';
import { useReadable } from '@courier/shell-api';
import { RemoteBounds } from '@courier/ui-kit/core';
import { useShell } from '../shell-context/shell-context';
import { fallbackLanguage } from '../registry/fallback-language';
import styles from './remote-place.module.css';
import { PlaceContext, PlaceMark, type Place } from '../fault-isolation/place';

interface RemotePlaceProps {
  entry: RegistryEntry;
  /** The slot; a screen if absent. */
  slot?: SlotName;
  children: ReactNode;
}

/**
 * Wraps a mounted part of a remote and enables its styles. When the place is ended, throws the reason to the
 * error boundary.
 */
export function RemotePlace({ entry, slot, children }: RemotePlaceProps) {
  const { remoteStyles, leftovers, ports } = useShell();
  const lang = fallbackLanguage(entry, useReadable(ports.locale).locale);
  const [reason, end] = useState<Error | null>(null);
  const [place] = useState<Place>(() => ({ entry, slot: slot ?? null, lends: 0, end }));
  const around = use(PlaceContext);
  useLayoutEffect(() => {
    if (!around) return undefined;
    around.lends += 1;
    return () => void (around.lends -= 1);
  }, [around]);
  useLayoutEffect(() => remoteStyles.show(entry), [remoteStyles, entry]);
  const { name } = entry;
  const isScreen = slot === undefined;
  useLayoutEffect(() => (isScreen ? leftovers.enter(name) : undefined), [leftovers, isScreen, name]);
  const Language = slot === undefined ? 'div' : 'span';
  if (reason) throw reason;
  return (
    <PlaceMark place={place}>
      <Language className={styles.language} lang={lang}>
        <RemoteBounds name={entry.name} inline={slot !== undefined}>
          {children}
        </RemoteBounds>
      </Language>
    </PlaceMark>
  );
}
