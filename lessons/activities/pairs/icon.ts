import { LayoutGrid } from 'lucide-react';

export const icon = LayoutGrid;
