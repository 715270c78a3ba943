/** Line icons on a 24 × 24 grid, as path data. `dot` parts are filled. */
export const icons = {
  back: 'm14.5 6-6 6 6 6',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  down: 'm6 9.5 6 6 6-6',
  heart: 'M12 20.2C6.4 16 3.2 12.9 3.2 9.1A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.8 1.9c0 3.8-3.2 6.9-8.8 11.1Z',
  lock: 'M6.5 11h11v8.5h-11zM8.5 11V8.2a3.5 3.5 0 0 1 7 0V11',
  menu: 'M3.5 8.5h17M3.5 15.5h17',
  minus: 'M5 12h14',
  on: 'm9.5 6 6 6-6 6',
  out: 'M8 16 17 7M9.5 7H17v7.5',
  pause: 'M9 6v12M15 6v12',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  play: 'M8.5 6v12l9.5-6Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5 5',
  telephone:
    'M5 4h4l1.8 4.5-2.3 1.7a12 12 0 0 0 5.3 5.3l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4Z',
  tick: 'm5 12.5 4.8 4.8L19 7.5',
  warn: 'M12 3.8 21.4 20H2.6ZM12 10v4.6m0 2.3v.4',
} as const;

export type IconName = keyof typeof icons;
/** All icons, for overviews and tests. */
export const iconNames = Object.keys(icons) as IconName[];
