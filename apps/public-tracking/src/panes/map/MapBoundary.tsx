import { Component, type ReactNode } from 'react';
import { StillCard } from './StillCard';

/** Error boundary of the map: the rest of the page stays. */
export class MapBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <StillCard /> : this.props.children;
  }
}
