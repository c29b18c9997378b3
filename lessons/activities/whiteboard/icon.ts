import { Pencil } from 'lucide-react';

export const icon = Pencil;
