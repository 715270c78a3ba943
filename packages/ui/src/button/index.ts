export { Button, LinkButton, type ButtonProps, type ButtonVariant, type LinkButtonProps } from './Button.tsx';
