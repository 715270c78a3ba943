import { addons } from 'storybook/manager-api';
import { theme } from './brand/theme.ts';

addons.setConfig({ theme, sidebar: { showRoots: true } });
