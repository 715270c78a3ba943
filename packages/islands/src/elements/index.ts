export { defineElement, type ElementDefinition } from './define-element.ts';
