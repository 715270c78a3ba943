import type { EnquirySource } from '@myler/forms/enquiry';
import { EnquiryHere } from './EnquiryHere.tsx';

const sources: readonly EnquirySource[] = ['discover-myler', 'partner-with-us', 'corporate-membership'];

export function enquiryIsland(element: HTMLElement) {
  const source = sources.find((known) => known === element.dataset['source']);
  return source ? <EnquiryHere source={source} /> : null;
}
