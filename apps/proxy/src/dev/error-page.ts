/** Shown instead of a page that cannot be rendered. `script` loads it again after the next saved file. */
export function errorPage(text: string, script: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not rendered</title>',
    script,
    '</head><body><h1>This page cannot be rendered</h1><pre style="white-space:pre-wrap">',
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    '</pre></body></html>',
  ].join('');
}
