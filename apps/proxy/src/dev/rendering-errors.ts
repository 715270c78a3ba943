import { sep } from 'node:path';
import { siteFolder } from '../environment/paths.ts';

/** False for an error response of the provider, for which the page has a message of its own. */
export function isProgrammingError(failure: unknown): boolean {
  return failure instanceof Error && !('status' in failure);
}

/**
 * The error that a component threw while it was rendered. React leaves out the nearest Suspense boundary and writes the
 * error into the page instead: `<template data-msg="…" data-stck="…">`.
 */
export function renderingFailure(html: string): Error | undefined {
  const [, message, stack] = /<!--\$!--><template data-msg="([^"]*)"(?: data-stck="([^"]*)")?/.exec(html) ?? [];
  if (message === undefined) return undefined;
  const error = new Error(unescape(message));
  if (stack) error.stack = unescape(stack);
  return error;
}

function unescape(attribute: string): string {
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return attribute.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => signs[entity] ?? entity);
}

/** The error's stack, and the source lines around the error when Vite knows them. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { frame } = error as { frame?: string };
  const text = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack}`;
  return (frame && !text.includes(frame) ? `${text}\n${frame}` : text).replaceAll(siteFolder + sep, '');
}
