import { FaqFilter } from './faq.Filter.tsx';

export const faqIsland = () => <FaqFilter />;
