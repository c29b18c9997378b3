import { TextCursorInput } from 'lucide-react';

export const icon = TextCursorInput;
