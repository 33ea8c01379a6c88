import { Component, type ReactNode } from 'react';
import { StillCard } from './StillCard';

/** A map that breaks while it is drawn costs the page nothing else. */
export class MapBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <StillCard /> : this.props.children;
  }
}
