export { Tabs, type TabButtonsProps, type TabLinksProps, type TabsProps } from './Tabs.tsx';
