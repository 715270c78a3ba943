import { renderToString } from 'react-dom/server';
import { Home } from './Home.tsx';

export const render = () => renderToString(<Home />);
