import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useReadable, type KnownSlot, type PropsOfSlot } from '@courier/shell-api';
import type { RegistryEntry } from '@courier/config/registry';
import { useShell } from '../shell-context/shell-context';
import { RemotePlace } from './RemotePlace';

interface RemoteSlotProps<Name extends KnownSlot> {
  name: Name;
  props: PropsOfSlot<Name>;
  of?: string;
  /** For a slot that the user has requested: loads its code without delay. */
  atOnce?: boolean;
}

/** Delay in milliseconds, so that the screen loads before the slots. */
const LOAD_AFTER_MS = 1500;

/** A filler that fails is reported and renders nothing. */
export function RemoteSlot<Name extends KnownSlot>({
  name,
  props,
  of,
  atOnce = false,
}: RemoteSlotProps<Name>) {
  const { composition } = useShell();
  const fillers = composition.listFillers(name).filter((entry) => of === undefined || entry.name === of);
  return fillers.map((entry) => (
    <Filler key={entry.name} entry={entry} name={name} props={props} atOnce={atOnce} />
  ));
}

function Filler<Name extends KnownSlot>({
  entry,
  name,
  props,
  atOnce,
}: {
  entry: RegistryEntry;
  name: Name;
  props: PropsOfSlot<Name>;
  atOnce: boolean;
}) {
  const { partLoad, ports, onBroken } = useShell();
  const load = partLoad(entry, { slot: name });
  const state = useReadable(load);
  const [isQuiet, setQuiet] = useState(atOnce);

  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isQuiet) load.start();
  }, [isQuiet, load]);

  if (state.phase !== 'ready') return null;
  const { release } = state;
  const Part = state.Part as unknown as ComponentType<PropsOfSlot<Name>>;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        ports.analytics.trackError(`slot_broken_${name}`, error);
        onBroken({ remote: entry.name, release: release.version, what: 'slot', error });
      }}
    >
      <Suspense fallback={null}>
        <RemotePlace entry={entry} slot={name}>
          <Part {...props} />
        </RemotePlace>
      </Suspense>
    </ErrorBoundary>
  );
}
