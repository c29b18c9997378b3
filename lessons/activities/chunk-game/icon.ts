import { Blocks } from 'lucide-react';

export const icon = Blocks;
