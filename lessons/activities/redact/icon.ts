import { EyeOff } from 'lucide-react';

export const icon = EyeOff;
