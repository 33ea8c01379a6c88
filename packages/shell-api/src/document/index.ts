export { createDocumentPorts } from './create-document-ports';
