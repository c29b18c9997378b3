import { Languages } from 'lucide-react';

export const icon = Languages;
