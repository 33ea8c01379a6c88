export { strayStyles } from './css/remote-styles';
