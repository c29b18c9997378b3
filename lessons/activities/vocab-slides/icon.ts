import { Presentation } from 'lucide-react';

export const icon = Presentation;
