import { Puzzle } from 'lucide-react';

export const icon = Puzzle;
