import { Bug } from 'lucide-react';

export const icon = Bug;
