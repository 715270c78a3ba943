import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { HotelSummary } from '@myler/api-client/contract';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { colouringAddress } from './colouring-address.ts';
import { Passport as Sheets } from '@myler/ui/sections/passport';

export interface PassportProps {
  hotels: readonly HotelSummary[];
  /** Called when the print dialog has closed, or when a picture did not load. */
  onEnd: (result: 'printed' | 'failed') => void;
}

/** The passport, which only print shows. It prints itself once its pictures are there. */
export function Passport({ hotels, onEnd }: PassportProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isCurrent = true;
    const afterPrint = () => end('printed');
    addEventListener('afterprint', afterPrint);
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    Promise.all(pictures.map((picture) => picture.decode())).then(
      () => isCurrent && print(),
      () => isCurrent && end('failed'),
    );
    return () => {
      isCurrent = false;
      removeEventListener('afterprint', afterPrint);
    };
  }, []);
  const count = hotels.length;
  return createPortal(
    // The names are written by hand. We neither ask for them nor print them.
    <Sheets
      ref={sheets}
      cover={{
        title: 'Passport',
        summary:
          count === 1
            ? 'One hotel to colour, one stamp.'
            : `${capitalised(inWordsUpToTwelve(count))} hotels to colour, and as many stamps.`,
        blanks: ['This passport belongs to', 'who is so many years old', 'and travels with'],
      }}
      visits={hotels.map((hotel) => ({ ...hotel, picture: colouringAddress(hotel.id) }))}
      blanks={['The day we arrived', 'The best thing']}
    />,
    document.body,
  );
}
