import { describe, expect, it } from 'vitest';
import { emptyEnquiry, enquiryErrors, fieldOf, isFilled, MESSAGE_LENGTH, toLead, type Enquiry } from './fields.ts';
import { loadTelephone } from '../validation/telephone.ts';

const read = await loadTelephone();
const written: Enquiry = {
  ...emptyEnquiry,
  name: ' Amara Obi ',
  email: 'amara@example.com',
  message: 'Two of five and eight, Easter, an island with no boat that sways.',
};
const errorsOf = (changes: Partial<Enquiry>, source: Parameters<typeof toLead>[1] = 'discover-myler') =>
  enquiryErrors({ ...written, ...changes }, source, read, 'GB');

describe('an enquiry', () => {
  it('needs a name, an address to answer to, and something to answer', () => {
    expect(enquiryErrors(emptyEnquiry, 'discover-myler', read, 'GB')).toEqual({
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      message: 'Write a sentence or two about what you are planning.',
    });
    expect(errorsOf({})).toEqual({});
  });

  it('asks partners and companies whom they write for, and families not', () => {
    expect(errorsOf({}, 'partner-with-us').organisation).toMatch(/your hotel, firm or agency/);
    expect(errorsOf({}, 'corporate-membership').organisation).toBe('Enter the name of your company.');
    expect(errorsOf({ organisation: 'Kestrel & Daughters' }, 'corporate-membership')).toEqual({});
  });

  it('takes a telephone number or none, but no wrong one', () => {
    expect(errorsOf({ telephone: '12' }).telephone).toBe('Enter a telephone number with its country code.');
    expect(errorsOf({ telephone: '020 7946 0132' })).toEqual({});
    expect(errorsOf({ telephone: '+33 6 12 34 56 78' })).toEqual({});
  });

  it('counts characters as a reader does, and says when there are too many', () => {
    expect(errorsOf({ message: '🐻'.repeat(MESSAGE_LENGTH) })).toEqual({});
    expect(errorsOf({ message: 'a'.repeat(MESSAGE_LENGTH + 1) }).message).toMatch(/2,000 characters/);
    expect(errorsOf({ name: 'a'.repeat(121) }).name).toBe('Use 120 characters or fewer for your name.');
  });

  it('judges a field for being left once something other than spaces stands in it', () => {
    expect(isFilled({ ...emptyEnquiry, name: ' ' }, 'name')).toBe(false);
    expect(isFilled({ ...emptyEnquiry, name: ' A ' }, 'name')).toBe(true);
  });

  it('shows the provider’s verdict at the field it is about, and at none for what no field asks', () => {
    expect(['phoneNumber', 'email', 'source', 'toString'].map(fieldOf)).toEqual([
      'telephone',
      'email',
      undefined,
      undefined,
    ]);
  });

  it('counts nothing but what is sent, to the last character allowed', () => {
    expect(errorsOf({ name: ` ${'a'.repeat(120)} `, message: ` ${'a'.repeat(MESSAGE_LENGTH)} ` })).toEqual({});
    expect(errorsOf({ name: ' ', telephone: ' ', message: ' ' })).toEqual(
      expect.objectContaining({ name: 'Enter your name.', message: expect.any(String) as string }),
    );
    expect(errorsOf({ telephone: ' ' })).toEqual({});
    expect(errorsOf({ organisation: 'a'.repeat(121) }, 'corporate-membership').organisation).toMatch(/its name/);
  });

  it('is sent without the spaces around what was typed, and without a field that holds nothing else', () => {
    const spaced = {
      ...written,
      email: ' amara@example.com ',
      message: ' Easter. ',
      telephone: ' ',
      organisation: ' Kestrel ',
    };
    const lead = { source: 'partner-with-us', name: 'Amara Obi', email: 'amara@example.com', message: 'Easter.' };
    expect(toLead(spaced, 'partner-with-us', read, 'GB')).toEqual({ ...lead, organisation: 'Kestrel' });
    expect(toLead({ ...spaced, organisation: ' ' }, 'partner-with-us', read, 'GB')).toEqual(lead);
    // Without the reader of telephone numbers, whose code has not loaded.
    expect(toLead({ ...spaced, telephone: '12', organisation: '' }, 'partner-with-us', undefined, 'GB')).toEqual(lead);
  });

  it('sends what was typed, tidied, and nothing that its place does not ask for', () => {
    const typed = { ...written, telephone: '020 7946 0132', organisation: 'Kestrel', membershipId: 'dynasty' } as const;
    expect(toLead(typed, 'discover-myler', read, 'GB')).toEqual({
      source: 'discover-myler',
      name: 'Amara Obi',
      email: 'amara@example.com',
      phoneNumber: '+442079460132',
      message: written.message,
    });
    expect(toLead(typed, 'corporate-membership', read, 'GB')).toMatchObject({
      organisation: 'Kestrel',
      membershipId: 'dynasty',
    });
  });
});
