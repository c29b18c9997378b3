import { Smile } from 'lucide-react';

export const icon = Smile;
