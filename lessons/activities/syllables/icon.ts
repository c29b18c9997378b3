import { Music2 } from 'lucide-react';

export const icon = Music2;
