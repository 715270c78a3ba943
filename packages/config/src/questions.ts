/** Subjects of frequent questions, in the order in which their page asks them. */
export const faqCategories = ['membership', 'payment', 'travelling', 'children', 'gift-cards', 'privacy'] as const;
export type FaqCategory = (typeof faqCategories)[number];
