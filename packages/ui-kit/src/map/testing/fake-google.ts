import type { LatLng } from '../map-props';

type Listener = () => void;

export interface FakeGoogle {
  shapes: { kind: 'polygon' | 'polyline'; options: Record<string, unknown> }[];
  markers: { content: HTMLElement; position: { lat: number; lng: number }; fire(name: string): void }[];
  camera: Record<string, unknown>[];
  options: Record<string, unknown>;
  fire(name: string): void;
}

/** Google's maps API as documented, without a network: 100 000 px to the degree. */
export function installFakeGoogle(): FakeGoogle {
  const fake: FakeGoogle = { shapes: [], markers: [], camera: [], options: {}, fire: () => undefined };
  const listening = () => {
    const listeners = new Map<string, Set<Listener>>();
    return {
      fire: (name: string) => listeners.get(name)?.forEach((listener) => listener()),
      addListener(name: string, listener: Listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return { remove: () => listeners.get(name)?.delete(listener) };
      },
    };
  };
  const mapEvents = listening();
  fake.fire = mapEvents.fire;
  const shape = (kind: 'polygon' | 'polyline') =>
    class {
      readonly entry;
      constructor(options: Record<string, unknown>) {
        this.entry = { kind, options };
        fake.shapes.push(this.entry);
      }
      setMap(): void {
        fake.shapes = fake.shapes.filter((each) => each !== this.entry);
      }
    };
  const LatLngClass = class {
    constructor(readonly place: { lat: number; lng: number }) {}
    lat = () => this.place.lat;
    lng = () => this.place.lng;
  };
  const maps = {
    importLibrary: async (name: string) => (name === 'marker' ? { AdvancedMarkerElement: Marker } : maps),
    Settings: { getInstance: () => ({}) },
    event: {
      clearInstanceListeners: () => undefined,
      addListener: (_target: unknown, name: string, listener: Listener) =>
        mapEvents.addListener(name, listener),
      removeListener: () => undefined,
    },
    Map: class {
      zoom: number;
      constructor(
        readonly div: HTMLElement,
        options: Record<string, unknown>,
      ) {
        fake.options = options;
        this.zoom = Number(options['zoom']);
      }
      addListener = mapEvents.addListener;
      getDiv = () => this.div;
      getZoom = () => this.zoom;
      getCenter = () => new LatLngClass({ lat: 0, lng: 0 });
      getBounds = () => undefined;
      getHeading = () => 0;
      getTilt = () => 0;
      setOptions = () => undefined;
      setZoom = (zoom: number) => void ((this.zoom = zoom), fake.camera.push({ zoom }));
      panTo = (centre: unknown) => void fake.camera.push({ panTo: centre });
      panBy = (x: number, y: number) => void fake.camera.push({ panBy: [x, y] });
      moveCamera = (camera: Record<string, unknown>) => void fake.camera.push(camera);
      fitBounds = (bounds: { points: unknown[] }, padding: unknown) =>
        void fake.camera.push({ fit: bounds.points, padding });
    },
    LatLng: LatLngClass,
    LatLngBounds: class {
      points: unknown[] = [];
      extend = (point: unknown) => void this.points.push(point);
    },
    Point: class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
    },
    OverlayView: class {
      draw: Listener = () => undefined;
      setMap(map: unknown): void {
        if (map) queueMicrotask(() => this.draw());
      }
      getProjection = () => ({
        fromLatLngToContainerPixel: (at: { lat(): number; lng(): number }) => ({
          x: at.lng() * 100_000,
          y: -at.lat() * 100_000,
        }),
        fromContainerPixelToLatLng: ({ x, y }: { x: number; y: number }) =>
          new LatLngClass({ lat: -y / 100_000, lng: x / 100_000 }),
      });
    },
    Polygon: shape('polygon'),
    Polyline: shape('polyline'),
  };
  const Marker = class {
    readonly events = listening();
    readonly content: HTMLElement;
    position: { lat: number; lng: number };
    constructor(options: { content: HTMLElement; position: { lat: number; lng: number } }) {
      this.content = options.content;
      this.position = options.position;
      fake.markers.push(this as never);
    }
    fire = (name: string) => this.events.fire(name);
    addListener = this.events.addListener;
    set map(map: unknown) {
      if (!map) fake.markers = fake.markers.filter((each) => each !== (this as never));
    }
  };
  (window as unknown as { google: unknown }).google = { maps };
  return fake;
}

export const toLatLng = (latitude: number, longitude: number): LatLng => ({ latitude, longitude });
