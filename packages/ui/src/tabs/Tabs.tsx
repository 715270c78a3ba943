'use client';

import { useRef, type KeyboardEvent } from 'react';
import { Anchor } from '../link/LinkContext.tsx';
import { tabAfter } from './tab-after.ts';
import styles from './Tabs.module.css';

export interface TabLinksProps {
  /** The accessible name of the tabs: "Kinds of membership". */
  label: string;
  items: readonly { label: string; href: string; current?: boolean }[];
  onSelect?: never;
}

export interface TabButtonsProps {
  label: string;
  /** `panelId` is the id of the element with `role="tabpanel"` that the tab shows. */
  items: readonly { id: string; label: string; current?: boolean; panelId?: string }[];
  onSelect: (id: string) => void;
}

export type TabsProps = TabLinksProps | TabButtonsProps;

/** Links that look like tabs; with `onSelect`, tabs that show panels of the same page (arrows, Home and End move). */
export function Tabs(props: TabsProps) {
  return props.onSelect ? <TabButtons {...props} /> : <TabLinks {...props} />;
}

function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          className={styles.tab}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}

function TabButtons({ label, items, onSelect }: TabButtonsProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    items.findIndex((item) => item.current),
  );
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, current, items.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          className={styles.tab}
          role="tab"
          aria-selected={index === current}
          aria-controls={item.panelId}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
