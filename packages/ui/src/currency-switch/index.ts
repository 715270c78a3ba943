export { CurrencySwitch, type CurrencySwitchProps } from './CurrencySwitch.tsx';
