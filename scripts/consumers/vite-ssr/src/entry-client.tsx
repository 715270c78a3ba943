import '@myler/ui/styles.css';
import '@myler/forms/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Home } from './Home.tsx';

hydrateRoot(document.querySelector('#root')!, <Home />);
