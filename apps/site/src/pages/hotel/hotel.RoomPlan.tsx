import type { ReactNode, Ref } from 'react';
import { classNames } from '@myler/ui/class-names';
