import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { HotelSummary } from '@myler/api-client/contract';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { Logo } from '@myler/ui/logo';
import { colouringAddress } from './colouring-address.ts';
import { Stamp } from './shortlist.Stamp.tsx';
import styles from './shortlist.Passport.module.css';

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
  return createPortal(
    <div ref={sheets} className={styles.sheets} aria-hidden="true">
      <Cover count={hotels.length} />
      {hotels.map((hotel) => (
        <Visit key={hotel.id} hotel={hotel} />
      ))}
    </div>,
    document.body,
  );
}

/** The names are written by hand. We neither ask for them nor print them. */
function Cover({ count }: { count: number }) {
  return (
    <section className={styles.cover}>
      <div className={styles.arch}>
        <Logo />
        <p className={styles.title}>Passport</p>
        <p>
          {count === 1
            ? 'One hotel to colour, one stamp.'
            : `${capitalised(inWordsUpToTwelve(count))} hotels to colour, and as many stamps.`}
        </p>
        <Blank label="This passport belongs to" />
        <Blank label="who is so many years old" />
        <Blank label="and travels with" />
      </div>
    </section>
  );
}

function Visit({ hotel }: { hotel: HotelSummary }) {
  return (
    <section className={styles.visit}>
      <img className={styles.picture} src={colouringAddress(hotel.id)} alt="" width={1200} height={1600} />
      <div className={styles.words}>
        <p className={styles.name}>{hotel.name}</p>
        <p>{hotel.place}</p>
        <Stamp name={hotel.name} place={hotel.place} />
        <Blank label="The day we arrived" />
        <Blank label="The best thing" />
      </div>
    </section>
  );
}

function Blank({ label }: { label: string }) {
  return (
    <p className={styles.blank}>
      <span>{label}</span>
    </p>
  );
}
