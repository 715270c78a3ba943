import '@myler/ui/styles.css';
import '@myler/forms/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './Home.tsx';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Home />
  </StrictMode>,
);
