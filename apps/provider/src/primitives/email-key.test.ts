import { expect, it } from 'vitest';
import { mailboxOf } from './email-key.ts';

it('a mailbox is known by the spellings of its address that are delivered to it', () => {
  const spellings = {
    'vera@myler.example': ['Vera@Myler.example', 'vera+1@myler.example', 'vera+a+b@myler.example'],
    'v.era@myler.example': ['v.era+1@myler.example'],
    'vera@gmail.com': ['v.e.r.a@gmail.com', 'Ve.Ra+1@googlemail.com', 'vera@googlemail.com'],
    'vera@gmail.com.example': ['vera+1@gmail.com.example'],
    '+1@myler.example': ['+1@myler.example'],
  };
  for (const [mailbox, addresses] of Object.entries(spellings))
    expect(addresses.map(mailboxOf)).toEqual(addresses.map(() => mailbox));
});
