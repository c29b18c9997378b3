import { Highlighter } from 'lucide-react';

export const icon = Highlighter;
