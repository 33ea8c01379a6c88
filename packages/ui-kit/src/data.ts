export { Tabs, tabPanelProps } from './data/Tabs';
export { Timeline } from './data/Timeline';
export { VirtualList } from './data/VirtualList';
export { EditGrid } from './grid/EditGrid';
export { VirtualTable } from './data/VirtualTable';
export { DataTable, type DataColumn } from './data/DataTable';
export { DEFAULT_TABLE_VIEW } from './data/table-view';
export { TableViewMenu } from './data/TableViewMenu';
export { SavedFilters } from './data/SavedFilters';
