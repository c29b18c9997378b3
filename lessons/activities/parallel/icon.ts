import { Columns2 } from 'lucide-react';

export const icon = Columns2;
