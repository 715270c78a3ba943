export { Toast, type ToastProps } from './Toast.tsx';
