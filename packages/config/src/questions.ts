/** The categories of frequent questions, in the order of their page. */
export const faqCategories = ['membership', 'payment', 'travelling', 'children', 'gift-cards', 'privacy'] as const;
export type FaqCategory = (typeof faqCategories)[number];
