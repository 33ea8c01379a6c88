export { themeStyleText } from './theme/theme-style-text';
