import { Spline } from 'lucide-react';

export const icon = Spline;
