import { ScanSearch } from 'lucide-react';

export const icon = ScanSearch;
