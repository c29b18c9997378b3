import { Ear } from 'lucide-react';

export const icon = Ear;
