export { MapView } from './map/MapView';
