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
  it('needs a name, an email address and a message', () => {
    expect(enquiryErrors(emptyEnquiry, 'discover-myler', read, 'GB')).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
      message: 'Write a sentence or two about what you are planning.',
    });
    expect(errorsOf({})).toEqual({});
  });

  it('takes a web address for the name of a company, and not for that of a person', () => {
    const name = 'Booking.com B.V.';
    expect(errorsOf({ name, organisation: name }, 'corporate-membership')).toEqual({
      name: 'Enter a name without a web address or a long number. Put a space after a full stop.',
    });
  });

  it('from a partner or a company needs an organisation, and one from a family does not', () => {
    expect(errorsOf({}, 'partner-with-us').organisation).toMatch(/your hotel, firm or agency/);
    expect(errorsOf({}, 'corporate-membership').organisation).toBe('Enter the name of your company.');
    expect(errorsOf({ organisation: 'Kestrel & Daughters' }, 'corporate-membership')).toEqual({});
  });

  it('may have a telephone number, which must be valid', () => {
    expect(errorsOf({ telephone: '12' }).telephone).toBe('Enter a telephone number with its country code.');
    expect(errorsOf({ telephone: '020 7946 0132' })).toEqual({});
    expect(errorsOf({ telephone: '+33 6 12 34 56 78' })).toEqual({});
  });

  it('counts an emoji as one character, and gives an error when a text is too long', () => {
    expect(errorsOf({ message: '🐻'.repeat(MESSAGE_LENGTH) })).toEqual({});
    expect(errorsOf({ message: 'a'.repeat(MESSAGE_LENGTH + 1) }).message).toMatch(/2,000 characters/);
    expect(errorsOf({ name: 'a'.repeat(121) }).name).toBe('Use 120 characters or fewer for your name.');
  });

  it('validates a field on blur only when it holds more than spaces', () => {
    expect(isFilled({ ...emptyEnquiry, name: ' ' }, 'name')).toBe(false);
    expect(isFilled({ ...emptyEnquiry, name: ' A ' }, 'name')).toBe(true);
  });

  it('maps the provider’s field names to its own fields, and unknown names to none', () => {
    expect(['phoneNumber', 'email', 'source', 'toString'].map(fieldOf)).toEqual([
      'telephone',
      'email',
      undefined,
      undefined,
    ]);
  });

  it('ignores the spaces around a text when it counts characters', () => {
    expect(errorsOf({ name: ` ${'a'.repeat(120)} `, message: ` ${'a'.repeat(MESSAGE_LENGTH)} ` })).toEqual({});
    expect(errorsOf({ name: ' ', telephone: ' ', message: ' ' })).toEqual(
      expect.objectContaining({ name: 'Enter your name.', message: expect.any(String) as string }),
    );
    expect(errorsOf({ telephone: ' ' })).toEqual({});
    expect(errorsOf({ organisation: 'a'.repeat(121) }, 'corporate-membership').organisation).toMatch(/its name/);
  });

  it('is sent without surrounding spaces and without empty fields', () => {
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

  it('about a hotel is sent with the hotel, its Myler, the dates and the family', () => {
    const about = {
      hotelId: 'dar-zahra',
      hotelName: 'Dar Zahra',
      mylerId: 'yasmin-haddad',
      mylerName: 'Yasmin Haddad',
    };
    const typed = { ...written, travelDates: ' October ', family: '2 adults, children of 2 and 7' };
    expect(toLead(typed, 'hotel', read, 'GB', about)).toEqual({
      source: 'hotel',
      name: 'Amara Obi',
      email: 'amara@example.com',
      message: written.message,
      hotelId: 'dar-zahra',
      mylerId: 'yasmin-haddad',
      travelDates: 'October',
      family: '2 adults, children of 2 and 7',
    });
    expect(toLead(typed, 'discover-myler', read, 'GB')).not.toHaveProperty('family');
    expect(errorsOf({ family: 'a'.repeat(601) }, 'hotel').family).toBe(
      'Use 600 characters or fewer for who is coming.',
    );
  });

  it('sends only the fields that its page asks for', () => {
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
