export { Tabs, tabPanelProps, type TabItem, type TabsProps } from './data/Tabs';
export { Timeline, type TimelineEntry, type TimelineProps } from './data/Timeline';
export { VirtualList, type VirtualListProps } from './data/VirtualList';
export { VirtualTable, type VirtualTableProps } from './data/VirtualTable';
export { DataTable, type DataColumn, type DataTableProps } from './data/DataTable';
export { Badge, type BadgeProps } from './data/Badge';
export { DEFAULT_TABLE_VIEW, type TableView } from './data/table-view';
export { TableViewMenu, type TableViewMenuProps } from './data/TableViewMenu';
export { SavedFilters, type SavedFilter, type SavedFiltersProps } from './data/SavedFilters';
