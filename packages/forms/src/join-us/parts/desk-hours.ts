import { deskLine } from '@myler/config/contact';

/** Beside the telephone number of the desk. */
export const dayHours = 'Nine to six, every day. A person.';

/** A telephone number that wraps is easily misread. */
export const deskHours = `The desk answers from nine to six, seven days a week, on ${deskLine.display.replaceAll(' ', '\u00A0')}.`;
